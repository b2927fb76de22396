import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** One sidebar per area, and one each for the REST API and the configuration; pages show their own titles. */
const sidebars: SidebarsConfig = {
  devDocs: [
    {
      type: 'category',
      label: 'Getting Started',
      items: ['dev-docs/intro', 'dev-docs/quick-start', 'dev-docs/faq', 'dev-docs/usage-information'],
    },
    {
      type: 'category',
      label: 'Setup & Deployment',
      link: { type: 'doc', id: 'dev-docs/setup-deployment' },
      items: [
        {
          type: 'category',
          label: 'Installation',
          link: { type: 'doc', id: 'dev-docs/installation' },
          items: ['dev-docs/installation/cli'],
        },
        'dev-docs/project-structure',
        { type: 'ref', id: 'dev-docs/configurations' },
        {
          type: 'category',
          label: 'Deployment',
          link: { type: 'doc', id: 'dev-docs/deployment' },
          items: ['dev-docs/deployment/process-manager'],
        },
      ],
    },
    {
      type: 'category',
      label: 'APIs',
      items: [
        'dev-docs/api/content-api',
        { type: 'ref', id: 'dev-docs/api/rest' },
        'dev-docs/api/graphql',
        {
          type: 'category',
          label: 'Entity Service API',
          link: { type: 'doc', id: 'dev-docs/api/entity-service' },
          items: [
            'dev-docs/api/entity-service/crud',
            'dev-docs/api/entity-service/filter',
            'dev-docs/api/entity-service/populate',
            'dev-docs/api/entity-service/order-pagination',
            'dev-docs/api/entity-service/components-dynamic-zones',
          ],
        },
        {
          type: 'category',
          label: 'Query Engine API',
          link: { type: 'doc', id: 'dev-docs/api/query-engine' },
          items: [
            'dev-docs/api/query-engine/single-operations',
            'dev-docs/api/query-engine/bulk-operations',
            'dev-docs/api/query-engine/filtering',
            'dev-docs/api/query-engine/populating',
            'dev-docs/api/query-engine/order-pagination',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Development',
      items: [
        'dev-docs/customization',
        'dev-docs/admin-panel-customization',
        {
          type: 'category',
          label: 'Back-end customization',
          link: { type: 'doc', id: 'dev-docs/backend-customization' },
          items: [
            'dev-docs/backend-customization/requests-responses',
            'dev-docs/backend-customization/routes',
            'dev-docs/backend-customization/policies',
            'dev-docs/backend-customization/middlewares',
            'dev-docs/backend-customization/controllers',
            'dev-docs/backend-customization/services',
            'dev-docs/backend-customization/models',
            'dev-docs/backend-customization/webhooks',
            {
              type: 'category',
              label: 'Examples cookbook',
              link: { type: 'doc', id: 'dev-docs/backend-customization/examples' },
              items: [
                'dev-docs/backend-customization/examples/authentication',
                'dev-docs/backend-customization/examples/services-and-controllers',
                'dev-docs/backend-customization/examples/policies',
                'dev-docs/backend-customization/examples/routes',
                'dev-docs/backend-customization/examples/middlewares',
              ],
            },
          ],
        },
        'dev-docs/plugins-extension',
        'dev-docs/plugins-development',
        'dev-docs/typescript',
        'dev-docs/custom-fields',
        'dev-docs/providers',
        'dev-docs/templates',
      ],
    },
    {
      type: 'category',
      label: 'Plugins',
      link: { type: 'doc', id: 'dev-docs/plugins' },
      items: [
        {
          type: 'category',
          label: 'Using built-in plugins',
          link: { type: 'doc', id: 'dev-docs/plugins/using-plugins' },
          items: [
            'dev-docs/plugins/documentation',
            'dev-docs/plugins/email',
            'dev-docs/plugins/graphql',
            'dev-docs/plugins/i18n',
            'dev-docs/plugins/sentry',
            'dev-docs/plugins/upload',
            'dev-docs/plugins/users-permissions',
          ],
        },
        {
          type: 'category',
          label: 'Developing plugins',
          link: { type: 'doc', id: 'dev-docs/plugins/developing-plugins' },
          items: ['dev-docs/api/plugins/server-api', 'dev-docs/api/plugins/admin-panel-api'],
        },
      ],
    },
    {
      type: 'category',
      label: 'Developer Resources',
      items: [
        'dev-docs/cli',
        {
          type: 'category',
          label: 'Data management',
          link: { type: 'doc', id: 'dev-docs/data-management' },
          items: [
            'dev-docs/data-management/export',
            'dev-docs/data-management/import',
            'dev-docs/data-management/transfer',
          ],
        },
        'dev-docs/database-migrations',
        'dev-docs/error-handling',
        'dev-docs/testing',
      ],
    },
    {
      type: 'category',
      label: 'Update & Migration',
      items: ['dev-docs/update-version', 'dev-docs/migration-guides'],
    },
  ],
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
