import { expect, test, type Page } from '@playwright/test';
import { TEMPLATES } from '../support/templates';
import { findClippedText, findDeadControls } from './support/lost-content';
import { scrollUpUntil } from './support/scroll-up-until';
import { visit } from './support/visit';

/** Windows, and the size of the text in them. */
const SIZES = [
  { width: 320, text: '100%' },
  { width: 390, text: '200%' },
  { width: 768, text: '200%' },
  { width: 1280, text: '200%' },
];

const measureWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

for (const path of TEMPLATES) {
  test(`${path} loses nothing in a window of 320 px, and with twice the text size`, async ({ page }) => {
    await visit(page, path, { waitUntil: 'networkidle' });
    for (const { width, text } of SIZES) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
      const [scrollWidth, clipped] = [await measureWidth(page), await findClippedText(page)];
      expect.soft({ width, text, scrollWidth, clipped }).toEqual({ width, text, scrollWidth: width, clipped: [] });
    }
  });

  test(`${path} can be read without scripts, and has no control that does nothing`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${baseURL}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft({ width, dead: await findDeadControls(page) }).toEqual({ width, dead: [] });
      // Tabs and formats of requests follow each other, each with its name.
      for (const panel of await page.getByRole('tabpanel', { includeHidden: true }).all()) {
        await expect(panel).toBeVisible();
        const label = await panel.evaluate((element) => getComputedStyle(element, '::before').content);
        expect(label).toBe(`"${String(await panel.getAttribute('data-label'))}"`);
      }
    }
    await page.close();
  });

  test(`${path} shows where the focus is in the colors of the system`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, path);
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      const { name, outline, width } = await page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        // The field of a search is framed by its label.
        const isFramed = getComputedStyle(element).outlineStyle === 'none';
        const { outlineStyle, outlineWidth } = getComputedStyle((isFramed && element.closest('label')) || element);
        const isPage = element === document.body;
        return {
          name: element.outerHTML.slice(0, 80),
          // Behind the last stop is the browser's own.
          outline: isPage ? 'page' : outlineStyle,
          width: isPage ? 2 : Number.parseFloat(outlineWidth),
        };
      });
      expect.soft({ name, outline }).not.toEqual({ name, outline: 'none' });
      expect.soft(width, name).toBeGreaterThanOrEqual(1);
    }
  });

  test(`nothing on ${path} moves for readers who want no motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path, { waitUntil: 'networkidle' });
    const moving = await page.evaluate(() => {
      /** A time that nobody sees, s. */
      const SHORT = 0.001;
      const isLong = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > SHORT);
      const states = (element: Element) =>
        [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part));
      return [...document.querySelectorAll('*')]
        .filter((element) =>
          states(element).some(
            ({ animationName, animationDuration, transitionDuration, scrollBehavior }) =>
              (animationName !== 'none' && isLong(animationDuration)) ||
              isLong(transitionDuration) ||
              scrollBehavior === 'smooth',
          ),
        )
        .map((element) => element.outerHTML.slice(0, 80));
    });
    expect(moving).toEqual([]);
    // What takes 0.01 ms is there until the next frame.
    const countMovements = () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1).length;
    expect(await page.evaluate(countMovements)).toBe(0);
  });
}

test('planted: a control that does nothing, text that is cut off, and motion are noticed', async ({ page }) => {
  await visit(page, '/dev-docs/faq');
  expect(await findDeadControls(page)).not.toContain('Press me');
  await page.evaluate(() =>
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'afterbegin',
        '<div style="width: 5rem; overflow: hidden; white-space: nowrap"><button>Press me</button>A long line of text</div>',
      ),
  );
  expect((await findDeadControls(page)).filter((name) => name === 'Press me')).toHaveLength(1);
  expect(await findClippedText(page)).toContain('A long line of text');
});

test('without scripts, a menu of the navbar opens by its focus', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/`);
  const menu = page.locator('.navbar .dropdown__menu').first();
  await expect(menu).toBeHidden();
  await page.locator('.navbar .dropdown > .navbar__link').first().focus();
  await expect(menu).toBeVisible();
  await page.close();
});

test('in the colors of the system, the chosen tab, the present page, and the buttons of code are told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/dev-docs/api/rest');
  const lineOf = (selected: boolean) =>
    page
      .locator(`[role=tab][aria-selected=${selected}]`)
      .first()
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await lineOf(true)).not.toBe(await lineOf(false));
  for (const mark of ['.menu__link--active', '.navbar__link--active']) {
    const line = page.locator(mark).filter({ visible: true }).first();
    await expect(line).toHaveCSS('text-decoration-line', 'underline');
  }
  const colors = await page
    .locator('[data-control=copy]')
    .first()
    .evaluate((button) => [
      getComputedStyle(button, '::before').backgroundColor,
      getComputedStyle(button).backgroundColor,
    ]);
  expect(colors[0]).not.toBe(colors[1]);
});

test('readers who want no motion are at the top at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/dev-docs/faq', { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await scrollUpUntil(page, button);
  const top = await button.evaluate((element) => {
    (element as HTMLButtonElement).click();
    return window.scrollY;
  });
  expect(top).toBe(0);
});
