import { expect, test, type Browser, type Page } from '@playwright/test';
import { listPaths } from '../support/site';
import { visit } from './support/visit';

/** At 1,200 px, text and contents list stand side by side in the narrowest window. */
const WIDTHS = [390, 768, 1024, 1200, 1440];

/** Tables that may scroll, by page, with the reason; none so far. */
const MAY_SCROLL: Record<string, string> = {};

/** Opens every page once, without scripts: all tabs are shown then. */
async function openWithoutScripts(browser: Browser): Promise<Page> {
  return browser.newPage({ javaScriptEnabled: false });
}

/** Shows what a page folds. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelectorAll('main details').forEach((part) => part.setAttribute('open', '')));

/** Tables that are shown, and those of them that are wider than what holds them, with the number of pixels. */
async function findCutTables(page: Page): Promise<{ shown: number; cut: string[] }> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('table')].filter((table) => table.offsetParent);
    const cut = shown.flatMap((table) => {
      // A holder further out that scrolls or cuts, and the page itself, show in the width of one of these.
      const holders: Element[] = [];
      for (let each: Element | null = table; each && each.tagName !== 'MAIN'; each = each.parentElement) {
        if (each === table || getComputedStyle(each).overflowX !== 'visible') {
          holders.push(each);
        }
      }
      const hidden = Math.max(
        table.offsetWidth - (table.parentElement?.clientWidth ?? 0),
        ...holders.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      );
      return hidden > 1 ? [`${hidden} px of ${table.innerText.slice(0, 60)}`] : [];
    });
    return { shown: shown.length, cut };
  });
}

const areaOf = (path: string) => path.split('/')[1] ?? '';
const paths = listPaths();

for (const area of new Set(paths.map(areaOf))) {
  test(`no table of /${area} is cut off at any width`, async ({ browser, baseURL }) => {
    const own = paths.filter((path) => areaOf(path) === area);
    test.setTimeout(60_000 + own.length * 30_000);
    const page = await openWithoutScripts(browser);
    let shown = 0;
    for (const path of own) {
      await page.goto(`${baseURL}${path}`);
      await unfold(page);
      const counts = new Set<number>();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const tables = await findCutTables(page);
        counts.add(tables.shown);
        if (!(path in MAY_SCROLL)) {
          expect.soft({ path, width, cut: tables.cut }).toEqual({ path, width, cut: [] });
        }
      }
      // A table that is hidden at one width could not be found there.
      expect.soft({ path, counts: counts.size }).toEqual({ path, counts: 1 });
      shown += Math.max(...counts);
    }
    await page.close();
    console.log(`/${area}: ${shown} tables on ${own.length} pages, each at ${WIDTHS.length} widths`);
  });
}

test('planted: a table with a word that fits nowhere is noticed', async ({ page }) => {
  await visit(page, '/dev-docs/cli');
  const before = await findCutTables(page);
  expect(before.shown).toBeGreaterThan(0);
  await page.evaluate(() => {
    const cell = document.querySelector('td');
    if (cell) {
      cell.textContent = 'x'.repeat(500);
      cell.style.overflowWrap = 'normal';
    }
  });
  expect((await findCutTables(page)).cut).toHaveLength(1);
});

test('on a phone, the cells of a row name their columns; on a large screen, the head does', async ({ page }) => {
  await visit(page, '/dev-docs/cli');
  const cell = page.locator('.records [data-label]').first();
  const label = () => cell.evaluate((element) => getComputedStyle(element, '::before').display);
  expect(await label()).toBe('none');
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(label).not.toBe('none');
  const [text, name] = [await cell.innerText(), await cell.getAttribute('data-label')];
  expect(name).toBeTruthy();
  // What is copied is the cell alone.
  expect(text).not.toContain(name);
});
