import { readFileSync } from 'node:fs';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import { expect, test } from 'vitest';
import { FRAGMENT_FOLDERS } from '../../config/fragments';
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
      '/dev-docs/intro',
      '/dev-docs/quick-start',
      '/dev-docs/installation',
      '/dev-docs/installation/cli',
      '/dev-docs/installation/docker',
      '/dev-docs/cli',
      '/dev-docs/project-structure',
      '/dev-docs/typescript',
      '/dev-docs/testing',
      '/dev-docs/faq',
      '/dev-docs/error-handling',
      '/dev-docs/providers',
      '/dev-docs/templates',
      '/dev-docs/usage-information',
      '/dev-docs/update-version',
      '/dev-docs/setup-deployment',
      '/dev-docs/customization',
      '/dev-docs/admin-panel-customization',
      '/dev-docs/custom-fields',
      '/dev-docs/database-migrations',
      '/dev-docs/plugins',
      '/dev-docs/plugins/developing-plugins',
      '/dev-docs/plugins/documentation',
      '/dev-docs/plugins/email',
      '/dev-docs/plugins/graphql',
      '/dev-docs/plugins/i18n',
      '/dev-docs/plugins/sentry',
      '/dev-docs/plugins/upload',
      '/dev-docs/plugins/users-permissions',
      '/dev-docs/plugins/using-plugins',
      '/dev-docs/plugins-development',
      '/dev-docs/plugins-extension',
      '/dev-docs/data-management',
      '/dev-docs/data-management/export',
      '/dev-docs/data-management/import',
      '/dev-docs/data-management/transfer',
      '/dev-docs/deployment',
      '/dev-docs/backend-customization',
      '/dev-docs/backend-customization/controllers',
      '/dev-docs/backend-customization/middlewares',
      '/dev-docs/backend-customization/models',
      '/dev-docs/backend-customization/policies',
      '/dev-docs/backend-customization/routes',
      '/dev-docs/backend-customization/requests-responses',
      '/dev-docs/backend-customization/services',
      '/dev-docs/backend-customization/webhooks',
      '/dev-docs/backend-customization/examples',
      '/dev-docs/api/content-api',
      '/dev-docs/api/graphql',
      '/dev-docs/api/entity-service',
      '/dev-docs/api/query-engine',
      '/dev-docs/api/plugins/admin-panel-api',
      '/dev-docs/api/plugins/server-api',
    ],
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

/** Paths that no page has, or only one with a sidebar. */
const findNotBare = (paths: string[]): string[] =>
  paths.filter(
    (path) => !pages.some((page) => page.path === path && page.$('.theme-doc-sidebar-container').length === 0),
  );

test('the listed pages without a sidebar are there, and have none', () => {
  const fragments = listFiles(FRAGMENT_FOLDERS.map((folder) => `docs/${folder}/*.md`));
  const paths = fragments.map((file) => file.replace(/^docs|\.md$/g, ''));
  console.log(`reusable parts: ${paths.length}`);
  expect(paths.length).toBeGreaterThan(0);
  const listed = ['/status', '/dev-docs/configurations/sqlite', '/dev-docs/installation/templates', ...paths];
  expect(findNotBare(listed)).toEqual([]);
});

test('a page with a sidebar, and a missing one, are found', () => {
  expect(findNotBare(['/status', '/dev-docs/faq', '/no/such/page'])).toEqual(['/dev-docs/faq', '/no/such/page']);
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
