import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { movePointer } from '../../bench/move-pointer';
import { findViolations } from '../support/axe';
import { findScript } from '../support/find-script';
import { visit } from './support/visit';

const html = (page: Page) => page.locator('html');
const line = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The scripts of this page could not be loaded' });
/** The script of the query builder. */
const queryBuilder = () => new RegExp(findScript('site.QueryBuilder.name'));
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

/** Searches before React has taken over. */
async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.keyboard.type('project');
}

/** Presses the button of the line, which may be gone as soon as it is. */
const tryAgain = (page: Page) => line(page).getByRole('button', { name: 'Try again' }).click();

/**
 * Lets requests for files fail as they do without a connection.
 *
 * @param times how often each file fails
 * @returns the failed requests, in their order
 */
async function failRequests(page: Page, files: RegExp, times: number): Promise<string[]> {
  const failed: string[] = [];
  await page.route(files, async (route) => {
    const url = route.request().url();
    // Only what the page runs: it may also fetch files ahead.
    const isRun = route.request().resourceType() === 'script' && !route.request().headers()['sec-purpose'];
    if (isRun && failed.filter((earlier) => earlier === url).length < times) {
      failed.push(url);
      await route.abort('connectionfailed');
    } else {
      await route.continue();
    }
  });
  return failed;
}

/** Scripts that a built page names, besides its own two. */
function listChunks(file: string): string[] {
  const [, chunks = ''] = /data-chunks="?([^" >]+)/.exec(readFileSync(file, 'utf8')) ?? [];
  return chunks.split(',');
}

const SCRIPTS = {
  'the main script': /\/assets\/js\/main\.\w+\.js$/,
  'the runtime': /\/assets\/js\/runtime~main\.\w+\.js$/,
  'all own scripts': /\/assets\/js\/(runtime~)?main\.\w+\.js$/,
  // Its content, its data, its layout, and its sidebar.
  'the chunks of the page': new RegExp(listChunks('build/cloud/intro.html').join('|')),
};

for (const [what, files] of Object.entries(SCRIPTS)) {
  test.describe(`where ${what} can't be loaded`, () => {
    test('once, the next press loads it, and is done then', async ({ page }) => {
      const failed = await failRequests(page, files, 1);
      await page.goto('/cloud/intro', { waitUntil: 'networkidle' });
      await movePointer(page);
      await expect.poll(() => failed.length).toBeGreaterThan(0);
      await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
      await search(page);
      await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      await expect(line(page)).toHaveCount(0);
    });

    test('three times, each press requests it again, a line says so, and what was pressed is done', async ({
      page,
    }) => {
      const failed = await failRequests(page, files, 3);
      await page.goto('/cloud/intro', { waitUntil: 'networkidle' });
      await movePointer(page);
      await expect.poll(() => failed.length).toBeGreaterThan(0);
      await expect(line(page)).toHaveCount(0);
      await search(page);
      await expect(line(page)).toBeInViewport();
      const before = failed.length;
      await tryAgain(page);
      await expect.poll(() => failed.length).toBeGreaterThan(before);
      await expect(line(page)).toBeInViewport();
      await expect(line(page)).toHaveCount(1);
      await line(page).getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
      await expect(line(page)).toHaveCount(0);
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('project');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    });
  });
}

test('Try again gives the focus back to the control that was pressed', async ({ page }) => {
  await failRequests(page, SCRIPTS['the main script'], 2);
  await page.goto('/openapi/content-api/list-restaurants', { waitUntil: 'networkidle' });
  const edit = page.locator('[data-control=edit-request]').first();
  await edit.press('Enter');
  await line(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(edit).toBeFocused();
  await expect(page.locator('#console').getByLabel('port', { exact: true })).toBeVisible();
});

test('where scripts never load, the controls that need the page only work', async ({ page }) => {
  await failRequests(page, SCRIPTS['all own scripts'], Infinity);
  await page.goto('/cloud/intro', { waitUntil: 'networkidle' });
  await search(page);
  await expect(line(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await sidebar(page).locator('summary', { hasText: 'Projects' }).click();
  await sidebar(page).getByRole('link', { name: 'Projects overview' }).click();
  await expect(page).toHaveURL('/cloud/projects/overview');
});

test('a press that comes before the failure is known requests the script again', async ({ page }) => {
  let failures = 0;
  await page.route(SCRIPTS['the main script'], async (route) => {
    if (route.request().resourceType() === 'script' && failures === 0) {
      failures++;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.abort('connectionfailed');
    } else {
      await route.continue();
    }
  });
  await page.goto('/cloud/intro', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await expect.poll(() => failures).toBe(1);
  await expect(line(page)).toHaveCount(0);
});

test('a page with a part that needs scripts says that they failed before anything is pressed', async ({ page }) => {
  await failRequests(page, SCRIPTS['the main script'], 2);
  await page.goto('/search');
  await expect(line(page)).toBeInViewport();
  await tryAgain(page);
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});

for (const mode of ['light', 'dark'] as const) {
  test(`both lines are accessible, ${mode}`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await failRequests(page, queryBuilder(), 1);
    await visit(page, '/dev-docs/api/rest/interactive-query-builder');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await failRequests(page, SCRIPTS['the main script'], Infinity);
    await page.goto('/cloud/intro', { waitUntil: 'networkidle' });
    await movePointer(page);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(line(page)).toBeInViewport();
    expect(await findViolations(page)).toEqual([]);
  });
}

test.describe('the query builder', () => {
  const PAGE = '/dev-docs/api/rest/interactive-query-builder';
  const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'The query builder could not be loaded' });
  const retry = (page: Page) => failure(page).getByRole('button', { name: 'Try again' });

  test('that fails to load once is loaded by Try again, with a new request', async ({ page }) => {
    const failed = await failRequests(page, queryBuilder(), 1);
    await visit(page, PAGE);
    await retry(page).press('Enter');
    await expect(page.getByRole('region', { name: 'Query builder' })).toBeVisible();
    await expect(page.locator(':focus').getByRole('region', { name: 'Query builder' })).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    expect(failed).toHaveLength(1);
  });

  test('that fails to load each time says so each time, and the page works', async ({ page }) => {
    const failed = await failRequests(page, queryBuilder(), Infinity);
    await visit(page, PAGE);
    await retry(page).click();
    await expect.poll(() => failed.length).toBe(2);
    await expect(retry(page)).toBeFocused();
    await retry(page).click();
    await expect.poll(() => failed.length).toBe(3);
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interactive Query Builder');
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });
});
