import { expect, test, type Page } from '@playwright/test';
import { listPaths } from '../support/site';
import { visit } from './support/visit';

const WIDTHS = [390, 768, 1024, 1440];

/** Tables that are shown, and those of them that are wider than their place, with the number of pixels. */
async function findCutTables(page: Page): Promise<{ shown: number; cut: string[] }> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('table')].filter((table) => table.offsetParent);
    const cut = shown.flatMap((table) => {
      const hidden = Math.max(
        table.scrollWidth - table.clientWidth,
        table.offsetWidth - (table.parentElement?.clientWidth ?? 0),
      );
      return hidden > 1 ? [`${hidden} px of ${table.innerText.slice(0, 60)}`] : [];
    });
    return { shown: shown.length, cut };
  });
}

const areaOf = (path: string) => path.split('/')[1] ?? '';
const paths = listPaths();

for (const area of new Set(paths.map(areaOf))) {
  test(`no table of /${area} is cut off at any width`, async ({ page }) => {
    const own = paths.filter((path) => areaOf(path) === area);
    test.setTimeout(60_000 + own.length * 30_000);
    let shown = 0;
    for (const path of own) {
      await visit(page, path, { waitUntil: 'domcontentloaded' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const tables = await findCutTables(page);
        shown += tables.shown;
        expect.soft({ path, width, cut: tables.cut }).toEqual({ path, width, cut: [] });
      }
    }
    console.log(`/${area}: ${shown} tables on ${own.length} pages at ${WIDTHS.length} widths`);
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
  expect(await label()).toBe('block');
  const [text, name] = [await cell.innerText(), await cell.getAttribute('data-label')];
  expect(name).toBeTruthy();
  // What is copied is the cell alone.
  expect(text).not.toContain(name);
});
