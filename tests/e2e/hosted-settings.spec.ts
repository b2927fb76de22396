import { expect, test, type Page } from '@playwright/test';
import { buildOverlaySite, type BuiltSite } from '../support/overlay-site';
import { visit } from './support/visit';
import { waitForService } from './support/wait-for-service';

// One build for all of them.
test.describe.configure({ mode: 'serial' });

type Query = Record<string, unknown>;

const hit = (url: string, title: string) => ({ url, hierarchy: { lvl0: 'Docs', lvl1: title } });

/** What the index holds: a page of the site under its former path, and one of another site. */
const HITS = [
  hit('https://docs.example.org/docs/other#pages', 'Paging'),
  hit('https://forum.example.org/docs/1', 'Forum'),
];

let site: BuiltSite;
test.beforeAll(async () => {
  test.setTimeout(900_000);
  site = await buildOverlaySite('hosted-site');
});
test.afterAll(() => site.close());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });

/** Searches on a page of which the service's hosts are replaced by fixed answers. */
async function search(page: Page, text: string, hits: unknown[]): Promise<{ hosts: string[]; queries: Query[] }> {
  const asked: { hosts: string[]; queries: Query[] } = { hosts: [], queries: [] };
  await waitForService(page);
  await page.route(/algolia(net)?\.(net|com)\//, async (route) => {
    const { requests } = route.request().postDataJSON() as { requests: Query[] };
    asked.hosts.push(new URL(route.request().url()).host);
    asked.queries.push(...requests);
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { results: [{ hits, nbHits: hits.length }] },
    });
  });
  await visit(page, `${site.origin}/`);
  await page.keyboard.press('/');
  await dialog(page).getByRole('combobox').fill(text);
  await expect.poll(() => asked.queries.at(-1)?.query).toBe(text);
  return asked;
}

test('the query has what themeConfig.algolia sets', async ({ page }) => {
  const { hosts, queries } = await search(page, 'paging', HITS);
  expect(hosts.at(-1)).toMatch(/^testapp/i);
  expect(queries.at(-1)).toMatchObject({
    indexName: 'docs',
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'], 'type:content'],
    typoTolerance: 'strict',
  });
});

test('links are made by externalUrlRegex and replaceSearchResultPathname', async ({ page }) => {
  await search(page, 'paging', HITS);
  const hits = dialog(page).getByRole('option');
  await expect(hits).toHaveCount(2);
  await expect(hits.first()).toHaveAttribute('href', '/other#pages');
  await expect(hits.last()).toHaveAttribute('href', 'https://forum.example.org/docs/1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.origin}/other#pages`);
});

test('with searchPagePath: false there is no search page, and nothing leads there', async ({ page }) => {
  await search(page, 'paging', HITS);
  await expect(dialog(page).getByRole('option')).toHaveCount(2);
  await expect(dialog(page).getByRole('link', { name: /See all/ })).toHaveCount(0);
  expect((await page.request.get(`${site.origin}/search`)).status()).toBe(404);
  expect((await page.request.get(`${site.origin}/opensearch.xml`)).status()).toBe(404);
  await search(page, 'qqzzxxww', []);
  await expect(dialog(page).getByText('No results for')).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveCount(0);
});
