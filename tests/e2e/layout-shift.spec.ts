import { expect, test, type Page } from '@playwright/test';
import { NO_SHIFT, watchShifts } from './support/watch-shifts';

/** One page of each template. */
const PAGES = [
  '/',
  '/cloud/intro',
  '/user-docs/intro',
  '/dev-docs/api/rest/filters-locale-publication',
  '/dev-docs/api/rest/interactive-query-builder',
  '/dev-docs/configurations/middlewares',
  '/dev-docs/configurations/sqlite',
  '/openapi/content-api/list-restaurants',
  '/status',
  '/home/Home',
  '/search',
  '/search?q=locale',
  '/no/such/page',
];

/** Hydrates a page by an event that doesn't count as the reader's, after which all shifts do. */
async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('wheel')));
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
}

test('planted: a part that comes late and moves the page is noticed', async ({ page }) => {
  const sum = await watchShifts(page);
  await page.goto('/cloud/intro', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.querySelector('h1')?.insertAdjacentHTML('beforebegin', '<p>Late</p><p>Late</p>'));
  await expect.poll(sum).toBeGreaterThan(NO_SHIFT);
});

/** Heights of all code blocks, most of which the browser has not drawn, as they are below the viewport. */
const readHeights = (page: Page) =>
  page.locator('pre.prism-code').evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().height));

const draw = (page: Page) => page.addStyleTag({ content: 'pre.prism-code { content-visibility: visible !important }' });

test('code that is not drawn yet already has its height', async ({ page }) => {
  await page.goto('/dev-docs/configurations/middlewares');
  const reserved = await readHeights(page);
  await draw(page);
  expect(reserved.length).toBeGreaterThan(20);
  expect(reserved).toEqual(await readHeights(page));
});

test('planted: code that reserves another height than its own is noticed', async ({ page }) => {
  await page.goto('/dev-docs/configurations/middlewares');
  await page.addStyleTag({ content: 'pre.prism-code { --docs-lines: 1 !important }' });
  const reserved = await readHeights(page);
  await draw(page);
  expect(reserved).not.toEqual(await readHeights(page));
});

/** Edges of what a page begins with. */
const readEdges = (page: Page) =>
  page.locator('.theme-doc-markdown > *').evaluateAll((blocks) =>
    blocks.slice(0, 6).map((block) => {
      const { left, right, top } = block.getBoundingClientRect();
      return { left, right, top };
    }),
  );

const removeContents = (page: Page) =>
  page.locator('.col:has(> .theme-doc-toc-desktop)').evaluate((column) => column.remove());

test('planted: text whose width depends on the contents list is noticed', async ({ page }) => {
  await page.goto('/dev-docs/configurations/sqlite');
  await page.addStyleTag({ content: '.row:has(.theme-doc-toc-desktop) .theme-doc-markdown > * { max-width: 30rem }' });
  const edges = await readEdges(page);
  await removeContents(page);
  expect(await readEdges(page)).not.toEqual(edges);
});

for (const width of [1024, 1210, 1440]) {
  // One in a sidebar, and one outside.
  for (const path of ['/dev-docs/configurations/middlewares', '/dev-docs/configurations/sqlite']) {
    test(`text of ${path} stands at its place before the contents list has arrived, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const edges = await readEdges(page);
      await removeContents(page);
      expect(edges.length).toBe(6);
      expect(await readEdges(page)).toEqual(edges);
    });
  }
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px nothing moves`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of PAGES) {
      test(`while ${path} loads and hydrates`, async ({ page }) => {
        const sum = await watchShifts(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        await hydrate(page);
        expect(await sum()).toBeLessThan(NO_SHIFT);
      });
    }

    test('on a page that a link leads to, which looks as if it had been opened by its address', async ({ page }) => {
      const sum = await watchShifts(page);
      const readTop = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
      await page.goto('/', { waitUntil: 'networkidle' });
      await hydrate(page);
      await page.getByRole('main').getByRole('link', { name: 'Introduction for developers' }).click();
      await expect(page).toHaveURL('/dev-docs/intro');
      // The address changes before the page does.
      await expect(page.locator('h1')).toHaveText('Developer Docs introduction');
      await page.waitForLoadState('networkidle');
      const top = await readTop();
      expect(await sum()).toBeLessThan(NO_SHIFT);
      await page.goto('/dev-docs/intro');
      expect(top).toBe(await readTop());
    });
  });
}
