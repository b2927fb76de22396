import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { run } from '../../tools/bootstrap/src/run.mjs';
import { startHostedServer, type Fault, type HostedServer } from '../../tools/search-push/tests/support/hosted-server';
import { buildSiteWith, type BuiltSite } from '../support/overlay-site';
import { visit } from './support/visit';
import { waitForService } from './support/wait-for-service';

test.describe.configure({ mode: 'serial' });

const ADMIN_KEY = 'writing';

let hosted: HostedServer;
let site: BuiltSite;
let settings: Record<string, string>;

/** Runs the command that fills the index, as a writer does. */
const push = (...options: string[]) =>
  run('npm', ['run', 'search:push', '--', ...options], {
    env: { ...process.env, ...settings, ALGOLIA_ADMIN_KEY: ADMIN_KEY },
    logName: 'search-push',
  });

test.beforeAll(async () => {
  test.setTimeout(1_800_000);
  hosted = await startHostedServer(ADMIN_KEY);
  settings = {
    ALGOLIA_APP_ID: 'TESTAPP',
    ALGOLIA_SEARCH_KEY: 'reading',
    ALGOLIA_INDEX: 'docs',
    ALGOLIA_ORIGIN: hosted.origin,
  };
  site = await buildSiteWith({
    ...settings,
    SEARCH_PAGE_PATH: '/find',
    DOCS_REPOSITORY_URL: 'https://git.example.org/docs',
  });
});
test.afterAll(() => {
  site.close();
  hosted.close();
});
test.beforeEach(() => hosted.misbehave());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const hits = (page: Page) => dialog(page).getByRole('option');
const found = (page: Page) => page.getByRole('main').getByRole('listitem');

/** What was fetched of the site's own index. */
function watchIndex(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search-index/')) {
      fetched.push(request.url());
    }
  });
  return fetched;
}

async function search(page: Page, text: string): Promise<void> {
  await visit(page, `${site.origin}/cloud/intro`);
  await page.keyboard.press('/');
  await field(page).fill(text);
}

test('the index is filled from the build; a dry run only tells', async () => {
  const dry = await push('--dry-run');
  expect(dry.output).toMatch(/added: \d{4}/);
  expect(hosted.indexes.size).toBe(0);
  const { exitCode, output } = await push();
  expect(exitCode, output).toBe(0);
  expect(output).toMatch(/\d{4} records were sent to docs/);
  expect(hosted.indexes.get('docs')?.length).toBeGreaterThan(1000);
  expect((await push('--dry-run')).output).toContain('added: 0');
});

/** Class names of DocSearch's modal, in its script and in its styles. */
const MODAL = /DocSearch-Modal|DocSearch-Container/;

test('DocSearch’s modal is part of no script and of no style sheet', () => {
  const files = globSync('assets/{js,css}/**/*.{js,css}', { cwd: site.directory, absolute: true });
  expect(files.length).toBeGreaterThan(100);
  expect(readFileSync('node_modules/@docsearch/react/dist/esm/DocSearchModal.js', 'utf8')).toMatch(MODAL);
  expect(readFileSync('node_modules/@docsearch/css/dist/style.css', 'utf8')).toMatch(MODAL);
  expect(files.filter((file) => MODAL.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the theme adds the search page and describes the search to browsers, once each', async ({ page }) => {
  await visit(page, `${site.origin}/find`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
  await expect(page.locator('link[rel=search]')).toHaveAttribute('href', '/opensearch.xml');
  const description = await (await page.request.get(`${site.origin}/opensearch.xml`)).text();
  expect(description).toContain('/find?q={searchTerms}');
});

test('the hosted search answers, filtered by language and docs; the site’s own index is not fetched', async ({
  page,
}) => {
  const fetched = watchIndex(page);
  await waitForService(page);
  await search(page, 'caching');
  await expect(hits(page)).not.toHaveCount(0);
  await expect(hits(page).first().locator('mark').first()).toHaveText(/caching/i);
  expect(hosted.queries.at(-1)).toMatchObject({
    indexName: 'docs',
    query: 'caching',
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current', 'docusaurus_tag:docs-openapi-current'],
    ],
    offset: 0,
  });
  expect(fetched).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cloud\/.*caching/);
});

test('the area narrows it, and the number of all results is that of the page, at the path that is set', async ({
  page,
}) => {
  await waitForService(page);
  await search(page, 'project');
  const link = dialog(page).getByRole('link', { name: /See all/ });
  const all = await link.innerText();
  await page.getByRole('radio', { name: 'Cloud' }).check();
  await expect.poll(() => hosted.queries.at(-1)?.facetFilters).toContain('hierarchy.lvl0:Cloud');
  // The answer comes after the question.
  await expect(link).not.toHaveText(all);
  const count = /\d+/.exec(await link.innerText())?.[0];
  await link.click();
  await expect(page).toHaveURL(`${site.origin}/find?q=project&area=Cloud`);
  await expect(page.getByRole('status')).toHaveText(`${count} pages found`);
  await expect(found(page)).toHaveCount(Math.min(16, Number(count)));
});

test('what is not found can be told in an issue that is filled in', async ({ page }) => {
  await search(page, 'qqzzxxww');
  await expect(dialog(page).getByText('No results for')).toContainText('qqzzxxww');
  await expect(dialog(page).getByText('Try searching for')).toBeVisible();
  const report = dialog(page).getByRole('link', { name: 'Let us know.' });
  await expect(report).toHaveAttribute('href', /^https:\/\/git.example.org\/docs\/issues\/new\?title=.*qqzzxxww/);
});

test('every state of the keys holds: / opens, Escape closes', async ({ page }) => {
  await search(page, 'populate');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

for (const fault of ['error', 'forbidden', 'malformed', 'drop', 'hang', 'slow'] satisfies Fault[]) {
  test(`with “${fault}” the site’s own index answers, in the dialog and on the page`, async ({ page }) => {
    hosted.misbehave(fault, /queries/);
    const fetched = watchIndex(page);
    await search(page, 'populate');
    await expect(hits(page)).not.toHaveCount(0);
    await expect.poll(() => fetched).not.toEqual([]);
    await visit(page, `${site.origin}/find?q=populate`);
    await expect(found(page)).not.toHaveCount(0);
  });

  test(`with “${fault}” and without the site’s own index, the search says so`, async ({ page }) => {
    hosted.misbehave(fault, /queries/);
    await page.route('**/search-index/**', (route) => route.abort());
    await search(page, 'populate');
    await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results');
    await visit(page, `${site.origin}/find?q=populate`);
    await expect(page.getByRole('alert')).toContainText('You might want to check your network connection.');
  });
}
