import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildFixtureSite, FIXTURE_SITES } from '../support/fixture-site';

/**
 * Sites with one defect each, and how their build names it: the file in which it lies, and the wrong value.
 * Where Docusaurus names only the page, the plugin `page-sources` adds the file.
 */
const DEFECTS: [site: string, message: RegExp][] = [
  [
    'broken-link',
    /Broken link on source page path = \/guide:\s+-> linking to \/nowhere\n[^]+\nThe source of \/guide is docs\/guide\.md\n/,
  ],
  [
    'broken-anchor',
    /Broken anchor on source page path = \/guide:\s+-> linking to \/guide#missing-step\n[^]+\nThe source of \/guide is docs\/guide\.md\n/,
  ],
  [
    'broken-markdown-link',
    /Cause: Markdown link with URL `\.\/missing\.md` in source file ".+\/docs\/guide\.md" \(7:6\)/,
  ],
  ['missing-image', /Cause: Markdown image with URL `\.\/missing\.png` in source file ".+\/docs\/guide\.md" \(7:1\)/],
  [
    'page-without-default-export',
    /The page component at \/about doesn't have a default export[^]+\nThe source of \/about is src\/pages\/about\.tsx\n/,
  ],
  [
    'hook-outside-provider',
    /pathname "\/about"[^]+Hook useDoc is called outside the <DocProvider>[^]+\nThe source of \/about is src\/pages\/about\.tsx\n/,
  ],
  ['unknown-navbar-item', /Bad navbar item type carousel[^]+label: 'navbar\.items\[0\]'/],
  [
    'navbar-missing-doc',
    /Couldn't find any doc with id "missing-doc"[^]+ at DocNavbarItem [^]+\nEvery page is named: look first at what they share, such as navbar, /,
  ],
  ['navbar-missing-sidebar', /Can't find any sidebar with id "missingSidebar"[^]+ at DocSidebarNavbarItem /],
  ['search-without-index', /"algolia\.indexName" is required/],
  ['search-wrong-setting', /"algolia\.contextualSearch" must be a boolean/],
  ['sidebar-missing-doc', /Invalid sidebar file at ".+\/sidebars\.js"[^]+do not exist:\s+- missing-doc\n/],
];

/** What is said of a defect that does not stop the build. */
const WARNINGS: [site: string, message: RegExp][] = [
  [
    'duplicate-route',
    /Duplicate routes found!\s+- Attempting to create page at \/guide, [^]+\nThe sources of \/guide are docs\/guide\.md and docs\/second-guide\.md\n/,
  ],
];

test('the site on which the others are based builds, so each of them fails by its defect', async () => {
  const { exitCode, output } = await buildFixtureSite('base');
  expect(exitCode, output).toBe(0);
  expect(output).not.toMatch(/WARNING|ERROR/);
});

test.each(DEFECTS)('%s stops the build, which says where and what', async (site, message) => {
  const { exitCode, output } = await buildFixtureSite(site);
  expect(output, output).toMatch(message);
  expect(exitCode, output).not.toBe(0);
});

test.each(WARNINGS)('%s only warns', async (site, message) => {
  const { exitCode, output } = await buildFixtureSite(site);
  expect(output, output).toMatch(message);
  expect(exitCode, output).toBe(0);
});

// The fixtures import the real configuration, which reads these; SITE_URL is held by variants.test.ts.
test.each([
  ['BASE_URL', 'strapi'],
  ['DOCS_REPOSITORY_URL', 'team/docs'],
  ['GTM_CONTAINER_ID', 'G-ABC1234'],
  ['ALGOLIA_APP_ID', 'app.example.org'],
  ['SEARCH_PAGE_PATH', 'search'],
])('%s="%s" stops the build with its name, its value and what is allowed', async (name, value) => {
  const { exitCode, output } = await buildFixtureSite('base', { [name]: value });
  expect(output.trim()).toMatch(/^error: [^\n]+$/);
  expect(output, output).toContain(`error: ${name}="${value}" is not allowed: give `);
  expect(exitCode, output).not.toBe(0);
});

test('every fixture site is built', () => {
  const built = ['base', ...[...DEFECTS, ...WARNINGS].map(([site]) => site)];
  expect(readdirSync(FIXTURE_SITES).sort()).toEqual(built.sort());
});
