import { expect, test, type Page } from '@playwright/test';
import { enlarge } from './support/enlarged';
import { visit } from './support/visit';

const PAGE = '/user-docs/intro';

/** The pictures of the product that a reader can see. */
const pictures = (page: Page) => page.locator('article img').filter({ visible: true });

/** Collects the modes of the pictures that are asked for. */
function watchModes(page: Page): Set<string> {
  const modes = new Set<string>();
  page.on('request', (request) => {
    const [, mode] = /\.(light|dark)\.avif$/.exec(request.url()) ?? [];
    if (mode !== undefined) {
      modes.add(mode);
    }
  });
  return modes;
}

for (const mode of ['light', 'dark'] as const) {
  test(`${mode}: pictures are of this mode alone, and keep their place before they have come`, async ({ page }) => {
    const modes = watchModes(page);
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await visit(page, PAGE);
    const first = pictures(page).first();
    const before = await first.boundingBox();
    await first.scrollIntoViewIfNeeded();
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeTruthy();
    expect([...modes]).toEqual([mode]);
    const after = await first.boundingBox();
    expect(after?.height).toBe(before?.height);
    // Two pixels for each CSS pixel.
    const [natural, stated] = await first.evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      Number(image.getAttribute('width')),
    ]);
    expect(Math.round(natural / 2)).toBe(stated);
  });
}

test('the switch of the mode exchanges them', async ({ page }) => {
  await visit(page, PAGE);
  await pictures(page).first().scrollIntoViewIfNeeded();
  await expect(pictures(page).first()).toHaveAttribute('src', /\.light\.avif$/);
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(pictures(page).first()).toHaveAttribute('src', /\.dark\.avif$/);
});

test('the keyboard enlarges one and comes back to it', async ({ page }) => {
  await visit(page, PAGE);
  const first = pictures(page).first();
  await expect(first).toHaveRole('button');
  await first.focus();
  await enlarge(page, () => page.keyboard.press('Enter'));
  await expect(page.locator('.medium-zoom-image--opened').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0);
  await expect(pictures(page).first()).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the light ones are shown', async ({ page }) => {
    await page.goto(PAGE);
    expect(await pictures(page).count()).toBeGreaterThan(0);
    for (const picture of await pictures(page).all()) {
      await expect(picture).toHaveAttribute('src', /\.light\.avif$/);
    }
  });
});
