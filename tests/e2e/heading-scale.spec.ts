import { expect, test } from '@playwright/test';
import { TEMPLATES } from '../support/templates';
import { visit } from './support/visit';

const WIDTHS = [390, 768, 1024, 1440];

/** How far from the top the last thing above the title and the contents may end on a phone, px. */
const LOWEST = 150;

for (const path of TEMPLATES) {
  test(`the headings of ${path} get smaller with each level at every width`, async ({ page }) => {
    await visit(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const sizes = await page.evaluate(() =>
        ['h1', 'h2', 'h3'].flatMap((level) =>
          [...document.querySelectorAll(`main ${level}`)].slice(0, 1).map((heading) => ({
            level,
            size: Number.parseFloat(getComputedStyle(heading).fontSize),
          })),
        ),
      );
      const inOrder = [...sizes].sort((one, other) => other.size - one.size);
      expect({ width, sizes }).toEqual({ width, sizes: inOrder });
      expect(new Set(sizes.map(({ size }) => size)).size).toBe(sizes.length);
    }
  });

  test(`what stands above the title of ${path} ends within ${LOWEST} px on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, path);
    const lowest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('.navbar, .theme-doc-breadcrumbs, .theme-doc-version-badge')].map(
          (element) => element.getBoundingClientRect().bottom,
        ),
      ),
    );
    expect(lowest).toBeGreaterThan(0);
    expect(lowest).toBeLessThanOrEqual(LOWEST);
  });

  test(`a link into ${path} leads to its heading, below the navbar`, async ({ page }) => {
    await page.goto(path);
    const ids = await page.evaluate(() => [...document.querySelectorAll('main :is(h2, h3)[id]')].map(({ id }) => id));
    // Of a page without places to link to, there is nothing to see.
    for (const id of new Set([ids[0], ids[Math.floor(ids.length / 2)], ids.at(-1)])) {
      for (const width of id === undefined ? [] : [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // Another page in between, so that the browser goes there by itself.
        await page.goto('about:blank');
        await visit(page, `${path}#${String(id)}`);
        const place = await page.evaluate((target) => {
          const { top, bottom } = document.getElementById(target)?.getBoundingClientRect() ?? new DOMRect();
          const edge = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
          return { isBelowNavbar: top >= edge, isInWindow: bottom > 0 && bottom <= window.innerHeight };
        }, String(id));
        expect({ id, width, ...place }).toEqual({ id, width, isBelowNavbar: true, isInWindow: true });
      }
    }
  });
}
