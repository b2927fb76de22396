import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { globSync } from 'tinyglobby';
import { buildOverlaySite } from '../support/overlay-site';
import { visit } from './support/visit';

test.describe.configure({ mode: 'serial' });

const FIXTURE = 'hostile-description-site';

let site: Awaited<ReturnType<typeof buildOverlaySite>>;

test.beforeAll(async () => {
  test.setTimeout(1_200_000);
  site = await buildOverlaySite(FIXTURE);
});
test.afterAll(() => site.close());

const PAGES = ['/openapi', '/openapi/hostile/get-post'];

/** The code that texts of the fixture try to run, e.g. `globalThis.ran = "summary"`. */
const attempts = [
  ...new Set(
    readFileSync(`tests/fixtures/${FIXTURE}/hostile.yaml`, 'utf8').match(/(?:globalThis|window)\.ran ?= ?\S+/g),
  ),
];

type Shape = { info: { title: string; version: string }; paths: Record<string, Record<string, { summary: string }>> };

test('no text of a description runs in the build or in the browser', async ({ page }) => {
  expect(attempts.length).toBeGreaterThan(25);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const path of PAGES) {
    await visit(page, site.origin + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
    const edit = page.getByRole('button', { name: 'Edit the request' });
    if (await edit.isVisible()) {
      await edit.click();
      await expect(page.getByRole('textbox').first()).toBeVisible();
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(
      await page.locator('main :is(script, img[src="x"], [onclick], [onerror], a[href^="javascript:"])').count(),
    ).toBe(0);
    expect(await page.locator('main a[href*="package.json"], main a[href^="data:"]').count()).toBe(0);
  }
  expect(requests.filter((url) => !url.startsWith(site.origin))).toEqual([]);
});

test('texts are shown as they are written', async ({ page }) => {
  const { info, paths } = parse(readFileSync(`tests/fixtures/${FIXTURE}/hostile.yaml`, 'utf8')) as Shape;
  await visit(page, site.origin + '/openapi');
  const main = page.getByRole('main');
  await expect(main).toContainText(info.title);
  await expect(main).toContainText(info.version);
  const shown = [
    'https://api.example/posts/{id} for {code}, or {globalThis.ran = "expression"} and {',
    "export const ran = (globalThis.ran = 'export');",
    "import { writeFileSync } from 'node:fs'",
    '<script>window.ran = 3</script>',
    'Heading {#root}',
    ':::danger',
    'Not an admonition :smile:',
    'script (javascript:window.ran=5)',
    '{globalThis.ran = "mdx-code-block"}',
    'graph TD; A-->B',
    '() => { window.ran = 10; return <b>live</b>; }',
    '<!-- comment -->',
  ];
  for (const text of shown) {
    await expect(main).toContainText(text);
  }
  await expect(main.getByRole('link', { name: 'fine' })).toHaveAttribute('href', 'https://example.org/a?b=%7Bc%7D');
  await expect(main.getByRole('link', { name: 'page', exact: true })).toHaveAttribute('href', '/dev-docs/intro');

  await visit(page, site.origin + '/openapi/hostile/get-post');
  // docusaurus-plugin-openapi-docs writes single quotation marks in titles.
  const title = paths['/posts/{id}']?.get?.summary.replaceAll('"', "'") ?? '';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main).toContainText('{globalThis.ran = "description"}. </Reading>');
  await expect(main).toContainText(`A | B {globalThis.ran = 'parameter'} <b onclick='window.ran = 13'>x</b>`);
  await expect(main).toContainText('one of "a`b", "{c}", "</td>|x"');
  await expect(main).toContainText('q`{globalThis.ran = "name"}`|"');
  await expect(page.locator('#response-404')).toHaveText(/^404 Not Found/);
});

test('nothing but the pages and the parts of the site is published', () => {
  const published = globSync('**/*', { cwd: `.cache/${FIXTURE}/build` });
  expect(published.length).toBeGreaterThan(20);
  expect(published.filter((file) => /package.*\.json$/.test(file))).toEqual([]);
});
