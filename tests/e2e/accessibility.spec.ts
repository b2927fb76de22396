import { expect, test } from '@playwright/test';
import { findColorViolations, findViolations } from '../support/axe';
import { TEMPLATES } from '../support/templates';
import { visit } from './support/visit';

for (const path of TEMPLATES) {
  for (const mode of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      // Each mode and each width meets every rule once. The other half needs the rules about colors alone.
      const isWhole = (mode === 'light') === (width === 1280);
      const what = isWhole ? 'accessibility violation' : 'violation of the rules about colors';
      test(`${path} has no ${what}, ${mode}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await visit(page, path, { waitUntil: 'networkidle' });
        expect(await (isWhole ? findViolations : findColorViolations)(page)).toEqual([]);
      });
    }
  }
}

test('planted: text without contrast is found', async ({ page }) => {
  await visit(page, '/home/Home', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const text = '<p id="pale" style="color: #bbb; background: #fff">Text that is too pale</p>';
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', text);
  });
  expect(await findColorViolations(page)).toEqual(['color-contrast: #pale']);
});

test('the first press of the tab key offers to skip to the text', async ({ page }) => {
  await visit(page, '/cloud/projects/settings', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the tab key goes through the page from top to bottom, and always shows where it is', async ({ page }) => {
  await visit(page, '/cloud/projects/settings', { waitUntil: 'networkidle' });
  const regions: string[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const { region, outline } = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const holder = element.closest(
        '.theme-layout-navbar, .theme-doc-sidebar-container, article, .theme-layout-footer',
      );
      return {
        region: holder?.className.split(' ')[0] ?? holder?.tagName,
        outline: getComputedStyle(element).outlineStyle,
      };
    });
    expect(outline).not.toBe('none');
    if (region !== undefined && regions.at(-1) !== region) {
      regions.push(region);
    }
  }
  expect(regions.slice(0, 2)).toEqual(['theme-layout-navbar', 'theme-doc-sidebar-container']);
  expect(new Set(regions).size).toBe(regions.length);
});

test('at twice the text size nothing is cut off and nothing scrolls sideways', async ({ page }) => {
  // Zooming a window of 1280 px to 200% leaves 640 CSS pixels.
  await page.setViewportSize({ width: 640, height: 400 });
  for (const path of TEMPLATES) {
    await visit(page, path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
