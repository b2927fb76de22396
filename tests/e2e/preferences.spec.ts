import { expect, test } from '@playwright/test';
import { visit } from './support/visit';

test('light is the default whatever the system prefers, and a change is kept under the key `theme`', async ({
  browser,
}) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await visit(page, '/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await context.close();
});

test('a dismissed announcement stays dismissed', async ({ page }) => {
  await visit(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toContainText('These pages describe Strapi 4.14.0.');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
  await visit(page, '/cloud/intro');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('an announcement with a new id shows again', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('planted')) {
      sessionStorage.setItem('planted', 'yes');
      localStorage.setItem('docusaurus.announcement.id', 'version-4.13.0');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    }
  });
  await visit(page, '/', { waitUntil: 'networkidle' });
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Close' }).click();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(bar).toBeHidden();
});
