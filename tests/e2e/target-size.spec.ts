import { expect, test, type Page } from '@playwright/test';
import { findSmallTargets } from '../support/axe';
import { TEMPLATES } from '../support/templates';
import { visit } from './support/visit';

const DRAWER = '.navbar-sidebar';

/** Every control is large enough to hit, or far enough from the next (WCAG 2.2, 2.5.8). */
async function expectLargeTargets(page: Page, within?: string): Promise<void> {
  const { passed, small } = await findSmallTargets(page, within);
  expect(small).toEqual([]);
  expect(passed).toBeGreaterThan(0);
}

for (const path of TEMPLATES) {
  test(`${path} has no target that is hard to hit, 1280 px`, async ({ page }) => {
    await visit(page, path, { waitUntil: 'networkidle' });
    await expectLargeTargets(page);
  });

  test(`${path} has no target that is hard to hit, 390 px, drawer closed and open`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path, { waitUntil: 'networkidle' });
    await expectLargeTargets(page);

    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const drawer = page.locator(DRAWER);
    await expect(drawer).toBeInViewport({ ratio: 1 });
    await expectLargeTargets(page, DRAWER);
    // A page with a sidebar shows that first, and the main menu behind it.
    if ((await drawer.locator('.navbar-sidebar__items--show-secondary').count()) > 0) {
      await drawer.getByRole('button', { name: 'Back to main menu' }).click();
      await expect(drawer.getByRole('link', { name: 'User Guide' })).toBeInViewport({ ratio: 1 });
      await expectLargeTargets(page, DRAWER);
    }
  });
}

test('two buttons of 10 px that stand 2 px apart are found', async ({ page }) => {
  await visit(page, '/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const button = (id: string) =>
      `<button id="${id}" aria-label="${id}" style="all: unset; width: 10px; height: 10px; margin-right: 2px"></button>`;
    const row = `<div style="display: flex">${button('first')}${button('second')}</div>`;
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', row);
  });
  const { passed, small } = await findSmallTargets(page, 'main');
  expect(small).toEqual(['target-size: #first, #second']);
  expect(passed).toBeGreaterThan(0);
});
