import { expect, test, type Page } from '@playwright/test';
import { visit } from './support/visit';

/** How often anything in the drawing has been set in motion. */
function countMovements(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { movements: number }).movements);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const counter = Object.assign(window, { movements: 0 });
    const { animate } = SVGElement.prototype;
    SVGElement.prototype.animate = function (...args) {
      counter.movements += 1;
      return animate.apply(this, args);
    };
  });
});

test('the plumb bob swings once when the page is at rest, and comes to rest', async ({ page }) => {
  await visit(page, '/home/Home', { waitUntil: 'networkidle' });
  await expect.poll(() => countMovements(page)).toBe(1);
  const swing = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
  );
  expect(swing).toEqual([4160]);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('with reduced motion nothing swings, and its script is not fetched', async ({ browser }) => {
  const scripts = async (reducedMotion: 'reduce' | 'no-preference') => {
    const page = await browser.newPage({ reducedMotion });
    const fetched: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && fetched.push(request.url()));
    await visit(page, '/home/Home', { waitUntil: 'networkidle' });
    await page.close();
    return fetched.length;
  };
  expect(await scripts('reduce')).toBe((await scripts('no-preference')) - 1);
});
