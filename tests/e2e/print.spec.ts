import { expect, test, type Page } from '@playwright/test';
import { visit } from './support/visit';

/** Width of the text on A4 with margins of 15 mm, CSS px. */
const PAPER = 680;

async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER, height: 990 });
  await visit(page, path);
}

test.describe('on paper', () => {
  test('a page is dark on white, whatever the color mode', async ({ page }) => {
    await openOnPaper(page, '/dev-docs/quick-start');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const colors = await page.evaluate(() => {
      const [text, code] = ['.theme-doc-markdown p', '.theme-code-block code'].map((selector) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element).color : '';
      });
      return { text, code, background: getComputedStyle(document.documentElement).backgroundColor };
    });
    expect(colors).toEqual({ text: 'rgb(22, 22, 31)', code: 'rgb(42, 42, 58)', background: 'rgb(255, 255, 255)' });
  });

  test('there is no navigation', async ({ page }) => {
    await openOnPaper(page, '/dev-docs/quick-start');
    for (const part of [
      '.navbar',
      'aside',
      '.theme-doc-breadcrumbs',
      '.theme-doc-toc-mobile',
      '.pagination-nav',
      'footer.footer',
    ]) {
      await expect(page.locator(part).first(), part).toBeHidden();
    }
  });

  test('all tabs are there, each with its label', async ({ page }) => {
    await openOnPaper(page, '/dev-docs/quick-start');
    const panels = page.getByRole('tabpanel', { includeHidden: true });
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      const label = await panel.evaluate((element) => getComputedStyle(element, '::before').content);
      expect(label).toBe(`"${String(await panel.getAttribute('data-label'))}"`);
    }
  });

  test('links show their address', async ({ page }) => {
    await openOnPaper(page, '/dev-docs/quick-start');
    const link = page.locator('.theme-doc-markdown p a[href^="/"]').first();
    const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(address).toContain(await link.getAttribute('href'));
  });

  test('no code and no table is cut off, and folded results are complete', async ({ page }) => {
    await openOnPaper(page, '/dev-docs/api/rest');
    const parts = await page.evaluate(() =>
      [...document.querySelectorAll('.theme-code-block pre, table, [class*="folded"]')]
        .filter((part) => part.checkVisibility())
        .map((part) => ({
          text: part.textContent.slice(0, 40),
          hidden: Math.max(part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight),
        })),
    );
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.filter(({ hidden }) => hidden > 1)).toEqual([]);
  });
});
