import { readFileSync } from 'node:fs';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import { expect, test } from 'vitest';
import { listFiles } from '../support/files';
import { readBuiltPages } from '../support/site';

const pages = readBuiltPages();

/** What the build hands to the browser about the docs and their versions. */
const globalData = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8')) as {
  'docusaurus-plugin-content-docs': { default: GlobalPluginData };
};
const [version] = globalData['docusaurus-plugin-content-docs'].default.versions;

/** Paths that the specification lists, by sidebar; those still to be written are missing. */
const LISTED: [sidebar: string, paths: string[]][] = [
  [
    'cloud',
    [
      '/cloud/intro',
      '/cloud/account/settings',
      '/cloud/advanced/database',
      '/cloud/getting-started/caching',
      '/cloud/getting-started/deployment',
      '/cloud/getting-started/usage-billing',
      '/cloud/projects/collaboration',
      '/cloud/projects/notifications',
      '/cloud/projects/overview',
      '/cloud/projects/settings',
    ],
  ],
  [
    'devDocs',
    [
      ...[
        'intro',
        'quick-start',
        'installation',
        'installation/cli',
        'installation/docker',
        'cli',
        'project-structure',
      ],
      ...['typescript', 'testing', 'faq', 'error-handling', 'providers', 'templates', 'usage-information'],
      ...['update-version', 'setup-deployment', 'customization', 'admin-panel-customization', 'custom-fields'],
      ...['database-migrations', 'plugins', 'plugins/developing-plugins', 'plugins/documentation', 'plugins/email'],
      ...['plugins/graphql', 'plugins/i18n', 'plugins/sentry', 'plugins/upload', 'plugins/users-permissions'],
      ...['plugins/using-plugins', 'plugins-development', 'plugins-extension', 'data-management'],
      ...['data-management/export', 'data-management/import', 'data-management/transfer', 'deployment'],
      ...['backend-customization', 'backend-customization/controllers', 'backend-customization/middlewares'],
      ...['backend-customization/models', 'backend-customization/policies', 'backend-customization/routes'],
      ...['backend-customization/requests-responses', 'backend-customization/services'],
      ...['backend-customization/webhooks', 'backend-customization/examples', 'api/content-api', 'api/graphql'],
      ...['api/entity-service', 'api/query-engine', 'api/plugins/admin-panel-api', 'api/plugins/server-api'],
    ].map((page) => `/dev-docs/${page}`),
  ],
  [
    'restApi',
    [
      '/dev-docs/api/rest',
      '/dev-docs/api/rest/filters-locale-publication',
      '/dev-docs/api/rest/interactive-query-builder',
      '/dev-docs/api/rest/parameters',
      '/dev-docs/api/rest/populate-select',
      '/dev-docs/api/rest/relations',
      '/dev-docs/api/rest/sort-pagination',
    ],
  ],
  [
    'configurations',
    [
      '/dev-docs/configurations',
      '/dev-docs/configurations/admin-panel',
      '/dev-docs/configurations/api',
      '/dev-docs/configurations/api-tokens',
      '/dev-docs/configurations/cron',
      '/dev-docs/configurations/database',
      '/dev-docs/configurations/environment',
      '/dev-docs/configurations/functions',
      '/dev-docs/configurations/middlewares',
      '/dev-docs/configurations/plugins',
      '/dev-docs/configurations/public-assets',
      '/dev-docs/configurations/rbac',
      '/dev-docs/configurations/server',
      '/dev-docs/configurations/sso',
      '/dev-docs/configurations/typescript',
      '/dev-docs/configurations/guides/access-cast-environment-variables',
      '/dev-docs/configurations/guides/access-configuration-values',
    ],
  ],
  [
    'userDocs',
    [
      '/user-docs/intro',
      '/user-docs/content-manager',
      '/user-docs/content-manager/configuring-view-of-content-type',
      '/user-docs/content-manager/writing-content',
      '/user-docs/content-manager/managing-relational-fields',
      '/user-docs/content-manager/translating-content',
      '/user-docs/content-manager/reviewing-content',
      '/user-docs/content-manager/saving-and-publishing-content',
      '/user-docs/content-type-builder',
      '/user-docs/content-type-builder/creating-new-content-type',
      '/user-docs/content-type-builder/configuring-fields-content-type',
      '/user-docs/content-type-builder/managing-content-types',
      '/user-docs/media-library',
      '/user-docs/media-library/adding-assets',
      '/user-docs/media-library/managing-assets',
      '/user-docs/media-library/organizing-assets-with-folders',
      '/user-docs/users-roles-permissions',
      '/user-docs/users-roles-permissions/configuring-administrator-roles',
      '/user-docs/users-roles-permissions/managing-administrators',
      '/user-docs/users-roles-permissions/configuring-end-users-roles',
      '/user-docs/users-roles-permissions/managing-end-users',
      '/user-docs/plugins',
      '/user-docs/plugins/installing-plugins-via-marketplace',
      '/user-docs/plugins/strapi-plugins',
      '/user-docs/settings/configuring-users-permissions-plugin-settings',
      '/user-docs/settings/audit-logs',
      '/user-docs/settings/admin-panel',
      '/user-docs/settings/API-tokens',
      '/user-docs/settings/internationalization',
      '/user-docs/settings/media-library-settings',
      '/user-docs/settings/review-workflows',
      '/user-docs/settings/single-sign-on',
      '/user-docs/settings/transfer-tokens',
    ],
  ],
];

test.each(LISTED)('the listed pages of the sidebar %s are there', (sidebar, paths) => {
  const built = pages.filter(({ $ }) => $('.theme-doc-sidebar-container').length > 0).map(({ path }) => path);
  const placed = version?.docs.filter((doc) => doc.sidebar === sidebar).map(({ path }) => path) ?? [];
  expect(paths.filter((path) => !built.includes(path) || !placed.includes(path))).toEqual([]);
});

test('the listed pages without a sidebar are there, and have none', () => {
  const fragments = listFiles(['docs/snippets/*.md', 'docs/dev-docs/deployment/snippets-proxy/*.md']);
  const paths = fragments.map((file) => file.replace(/^docs|\.md$/g, ''));
  console.log(`reusable parts: ${paths.length}`);
  expect(paths.length).toBeGreaterThan(0);
  const bare = pages.filter(({ $ }) => $('.theme-doc-sidebar-container').length === 0).map(({ path }) => path);
  const listed = ['/status', '/dev-docs/configurations/sqlite', '/dev-docs/installation/templates', ...paths];
  expect(listed.filter((path) => !bare.includes(path))).toEqual([]);
});

test('the docs version has its name, label and path, whether it is the last one, its main page and its pages', () => {
  expect(version).toMatchObject({ name: 'current', label: '4.14.0', isLast: true, path: '/', mainDocId: 'index' });
  expect(version?.docs).toContainEqual({ id: 'cloud/intro', path: '/cloud/intro', sidebar: 'cloud' });
});

test('no page asks who its reader is, or checks what is typed', () => {
  console.log(`built pages: ${pages.length}`);
  expect(pages.length).toBeGreaterThan(0);
  const asking = pages.filter(({ $ }) => {
    const links = $('.theme-layout-navbar a, .theme-layout-footer a, .theme-layout-navbar button').toArray();
    // A form that closes the dialog it stands in sends nothing.
    const fields = $('form:not([method="dialog"]), [type="password"], [required], [pattern]');
    return fields.length > 0 || links.some((link) => /(log|sign)[ -]?(in|up|out)\b/i.test($(link).text()));
  });
  expect(asking.map(({ path }) => path)).toEqual([]);
});
