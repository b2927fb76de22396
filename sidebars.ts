import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { developerDocs } from './config/sidebars/developer-docs';

/** One sidebar per area, and one each for the REST API and the configuration; pages show their own titles. */
const sidebars: SidebarsConfig = {
  devDocs: developerDocs,
  restApi: [
    { type: 'link', href: '/dev-docs/intro', label: 'Back to Developer Docs' },
    {
      type: 'category',
      label: 'REST API',
      collapsible: false,
      items: [
        'dev-docs/api/rest',
        'dev-docs/api/rest/parameters',
        'dev-docs/api/rest/populate-select',
        'dev-docs/api/rest/filters-locale-publication',
        'dev-docs/api/rest/sort-pagination',
        'dev-docs/api/rest/relations',
        'dev-docs/api/rest/interactive-query-builder',
      ],
    },
  ],
  configurations: [
    { type: 'link', href: '/dev-docs/intro', label: 'Back to Developer Docs' },
    { type: 'category', label: 'Introduction', collapsible: false, items: ['dev-docs/configurations'] },
    {
      type: 'category',
      label: 'Base configurations',
      items: ['database', 'server', 'admin-panel', 'middlewares', 'api'].map(
        (name) => `dev-docs/configurations/${name}`,
      ),
    },
    {
      type: 'category',
      label: 'Additional configurations',
      items: [
        'plugins',
        'typescript',
        'api-tokens',
        'functions',
        'cron',
        'environment',
        'sso',
        'rbac',
        'public-assets',
      ].map((name) => `dev-docs/configurations/${name}`),
    },
    {
      type: 'category',
      label: 'Guides',
      items: [
        'dev-docs/configurations/guides/access-cast-environment-variables',
        'dev-docs/configurations/guides/access-configuration-values',
      ],
    },
  ],
  userDocs: [
    { type: 'category', label: 'Intro', items: ['user-docs/intro'] },
    {
      type: 'category',
      label: 'Content Manager',
      items: [
        'user-docs/content-manager',
        'user-docs/content-manager/configuring-view-of-content-type',
        'user-docs/content-manager/writing-content',
        'user-docs/content-manager/managing-relational-fields',
        'user-docs/content-manager/translating-content',
        'user-docs/content-manager/reviewing-content',
        'user-docs/content-manager/saving-and-publishing-content',
      ],
    },
    {
      type: 'category',
      label: 'Content-type Builder',
      items: [
        'user-docs/content-type-builder',
        'user-docs/content-type-builder/creating-new-content-type',
        'user-docs/content-type-builder/configuring-fields-content-type',
        'user-docs/content-type-builder/managing-content-types',
      ],
    },
    {
      type: 'category',
      label: 'Media Library',
      items: [
        'user-docs/media-library',
        'user-docs/media-library/adding-assets',
        'user-docs/media-library/managing-assets',
        'user-docs/media-library/organizing-assets-with-folders',
      ],
    },
    {
      type: 'category',
      label: 'Users, Roles & Permissions',
      items: [
        'user-docs/users-roles-permissions',
        'user-docs/users-roles-permissions/configuring-administrator-roles',
        'user-docs/users-roles-permissions/managing-administrators',
        'user-docs/users-roles-permissions/configuring-end-users-roles',
        'user-docs/users-roles-permissions/managing-end-users',
      ],
    },
    {
      type: 'category',
      label: 'Plugins',
      items: [
        'user-docs/plugins',
        'user-docs/plugins/installing-plugins-via-marketplace',
        'user-docs/plugins/strapi-plugins',
      ],
    },
    {
      type: 'category',
      label: 'General Settings',
      items: [
        {
          type: 'category',
          label: 'Configuring global settings',
          items: [
            'user-docs/settings/admin-panel',
            'user-docs/settings/API-tokens',
            'user-docs/settings/internationalization',
            'user-docs/settings/media-library-settings',
            'user-docs/settings/review-workflows',
            'user-docs/settings/single-sign-on',
            'user-docs/settings/transfer-tokens',
          ],
        },
        'user-docs/settings/configuring-users-permissions-plugin-settings',
        'user-docs/settings/audit-logs',
      ],
    },
  ],
  cloud: [
    {
      type: 'category',
      label: 'Getting Started',
      items: [
        'cloud/intro',
        'cloud/getting-started/deployment',
        'cloud/getting-started/usage-billing',
        'cloud/getting-started/caching',
      ],
    },
    {
      type: 'category',
      label: 'Projects',
      items: [
        'cloud/projects/overview',
        'cloud/projects/settings',
        'cloud/projects/collaboration',
        'cloud/projects/notifications',
      ],
    },
    { type: 'category', label: 'Account Management', items: ['cloud/account/settings'] },
    { type: 'category', label: 'Advanced configuration', items: ['cloud/advanced/database'] },
  ],
};

export default sidebars;
