import { expect, test, type Page } from '@playwright/test';
import { visit } from './support/visit';

/** How often anything in the drawing has been set in motion. */
function countMovements(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { movements: number }).movements);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const counter = Object.assign(window, { movements: 0, endTimes: [] as unknown[] });
    const { animate } = SVGElement.prototype;
    SVGElement.prototype.animate = function (...args) {
      counter.movements += 1;
      const movement = animate.apply(this, args);
      counter.endTimes.push(movement.effect?.getComputedTiming().endTime);
      return movement;
    };
  });
});

test('the plumb bob swings once when the page is at rest, and comes to rest', async ({ page }) => {
  await visit(page, '/home/Home', { waitUntil: 'networkidle' });
  await expect.poll(() => countMovements(page)).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { endTimes: unknown[] }).endTimes)).toEqual([4160]);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await countMovements(page)).toBe(1);
});

/** Collects the addresses of the scripts that a page fetches. */
function watchScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
  return scripts;
}

test('with reduced motion nothing swings, and its script is not fetched', async ({ page, browser, request }) => {
  const scripts = watchScripts(page);
  await visit(page, '/home/Home');
  await expect.poll(() => countMovements(page)).toBe(1);
  const moving: string[] = [];
  for (const script of scripts) {
    if ((await (await request.get(script)).text()).includes('.animate(')) {
      moving.push(script);
    }
  }
  expect(moving).toHaveLength(1);

  const still = await browser.newPage({ reducedMotion: 'reduce' });
  const fetched = watchScripts(still);
  await visit(still, '/home/Home', { waitUntil: 'networkidle' });
  // Idle tasks run in the order they were asked for: after this one, the drawing has had its turn.
  await still.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(fetched.size).toBeGreaterThan(0);
  expect(fetched).not.toContain(moving[0]);
  await still.close();
});
