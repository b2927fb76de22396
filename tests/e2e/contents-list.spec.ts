import { expect, test, type Page } from '@playwright/test';
import { readBuiltPages } from '../support/site';
import { visit } from './support/visit';

/** A page with long names of commands in its headings. */
const PAGE = '/dev-docs/cli';

/** Widths of windows below the one at which the list stands beside the text, and from it on. */
const [SMALL, LARGE] = [
  [390, 768, 997, 1024, 1100, 1199],
  [1200, 1280, 1440, 1920],
];

/** Least width of the list beside the text: 13rem. */
const LEAST = 13 * 16;

const column = (page: Page) => page.locator('.theme-doc-toc-desktop');
const line = (page: Page) => page.locator('.theme-doc-toc-mobile');
const text = (page: Page) => page.locator('.theme-doc-markdown > p').first();
const widthOf = (part: ReturnType<typeof column>) => part.evaluate((element) => element.clientWidth);

for (const width of SMALL) {
  test(`in a window of ${width} px the contents list is one line above the text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, PAGE);
    await expect(column(page)).toBeHidden();
    const summary = line(page).locator('summary');
    await expect(summary).toBeVisible();
    expect((await line(page).boundingBox())?.height).toBeLessThan(60);
    await summary.click();
    await line(page).getByRole('link', { name: 'configuration:dump' }).click();
    await expect(page.getByRole('heading', { name: 'configuration:dump' })).toBeInViewport();
    // The text has the room of the column.
    expect(await widthOf(text(page))).toBeGreaterThan(Math.min(620, width - 64));
  });
}

for (const width of LARGE) {
  test(`in a window of ${width} px the contents list stands beside the text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, PAGE);
    await expect(line(page)).toBeHidden();
    expect(await widthOf(column(page))).toBeGreaterThanOrEqual(LEAST);
    expect(await widthOf(text(page))).toBeGreaterThanOrEqual(560);
  });
}

/** Lists the words of code in the contents list that go on in another line. */
async function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll('.theme-doc-toc-desktop code')].flatMap((code) => {
      const node = code.firstChild;
      const content = code.textContent;
      const topOf = (index: number): number => {
        range.setStart(node ?? code, index);
        range.setEnd(node ?? code, index + 1);
        return range.getBoundingClientRect().top;
      };
      const pairs = content.matchAll(/(?<=\w)\w/g);
      const isBroken = [...pairs].some(({ index }) => topOf(index) > topOf(index - 1));
      return isBroken ? [content] : [];
    });
  });
}

test('no code in a contents list is broken within a word', async ({ browser, baseURL }) => {
  const own = readBuiltPages().filter(({ $ }) => $('.theme-doc-toc-desktop code').length > 0);
  expect(own.length).toBeGreaterThan(0);
  test.setTimeout(60_000 + own.length * 10_000);
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1200, height: 800 } });
  for (const { path } of own) {
    await page.goto(`${baseURL}${path}`);
    expect.soft({ path, broken: await findBrokenWords(page) }).toEqual({ path, broken: [] });
  }
  console.log(`${own.length} contents lists with code`);
  // Planted: in the column that there was, it is.
  await page.goto(`${baseURL}${PAGE}`);
  await column(page).evaluate((element: HTMLElement) => element.style.setProperty('width', '85px'));
  expect(await findBrokenWords(page)).toContain('configuration:dump');
  await page.close();
});
