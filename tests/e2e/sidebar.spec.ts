import { expect, test, type Page } from '@playwright/test';
import { visit } from './support/visit';

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

test('opening a category closes the one that was open', async ({ page }) => {
  await visit(page, '/cloud/intro');
  const sidebar = sidebarOf(page);
  const category = (name: string) => sidebar.locator('details', { has: page.getByText(name, { exact: true }) });
  await expect(category('Getting Started')).toHaveAttribute('open');
  await category('Projects').locator('summary').click();
  await expect(category('Projects')).toHaveAttribute('open');
  await expect(category('Getting Started')).not.toHaveAttribute('open');
});

test('a category opens and closes by keyboard', async ({ page }) => {
  await visit(page, '/cloud/intro');
  const summary = sidebarOf(page).locator('summary', { hasText: 'Projects' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(sidebarOf(page).getByRole('link', { name: 'Projects overview' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sidebarOf(page).getByRole('link', { name: 'Projects overview' })).toBeHidden();
});

test('the category of a page that a link leads to opens', async ({ page }) => {
  await visit(page, '/cloud/intro');
  await page
    .getByRole('main')
    .getByRole('link', { name: /project/i })
    .and(page.locator('[href^="/cloud/projects/"]'))
    .first()
    .click();
  await expect(page).toHaveURL(/\/cloud\/projects\//);
  await expect(sidebarOf(page).getByRole('link', { name: 'Projects overview' })).toBeVisible();
});

test('all pages of an area can be reached without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/cloud/intro');
  await sidebarOf(page).locator('summary', { hasText: 'Projects' }).click();
  await sidebarOf(page).getByRole('link', { name: 'Project settings' }).click();
  await expect(page).toHaveURL('/cloud/projects/settings');
  await page.close();
});

test('the sidebar can be hidden and shown again', async ({ page }) => {
  await visit(page, '/cloud/intro');
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(sidebarOf(page)).toBeHidden();
  await page.goto('/cloud/projects/settings');
  await expect(sidebarOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect(sidebarOf(page)).toBeVisible();
});

test('each area has its own sidebar', async ({ page }) => {
  for (const [path, own] of [
    ['/cloud/intro', 'Account Management'],
    ['/dev-docs/intro', 'Getting Started'],
    ['/user-docs/intro', 'Intro'],
  ] as const) {
    await visit(page, path);
    await expect(sidebarOf(page).locator('summary', { hasText: own })).toBeVisible();
  }
  await expect(sidebarOf(page).locator('summary', { hasText: 'Account Management' })).toHaveCount(0);
});

test('at 996 px the sidebar becomes a drawer, at 997 px it stands beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await visit(page, '/cloud/intro');
  await expect(sidebarOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();

  await page.setViewportSize({ width: 996, height: 800 });
  await expect(sidebarOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const drawer = page.locator('.navbar-sidebar');
  await drawer.locator('summary', { hasText: 'Projects' }).click();
  await drawer.getByRole('link', { name: 'Notifications' }).click();
  await expect(page).toHaveURL('/cloud/projects/notifications');
  await expect(drawer).not.toBeInViewport();
});
