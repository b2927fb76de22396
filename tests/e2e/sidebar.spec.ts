import { expect, test, type Page } from '@playwright/test';
import { visit } from './support/visit';

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

test('opening a category closes the one that was open', async ({ page }) => {
  await visit(page, '/cloud/intro');
  const sidebar = sidebarOf(page);
  const started = sidebar.getByRole('button', { name: 'Getting Started' });
  await expect(started).toHaveAttribute('aria-expanded', 'true');
  await sidebar.getByRole('button', { name: 'Projects' }).click();
  await expect(sidebar.getByRole('button', { name: 'Projects' })).toHaveAttribute('aria-expanded', 'true');
  await expect(started).toHaveAttribute('aria-expanded', 'false');
});

test('the sidebar can be hidden and shown again', async ({ page }) => {
  await visit(page, '/cloud/intro');
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
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
    await expect(sidebarOf(page).getByRole('button', { name: own })).toBeVisible();
  }
  await expect(sidebarOf(page).getByRole('button', { name: 'Account Management' })).toHaveCount(0);
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
  await drawer.getByRole('button', { name: 'Projects' }).click();
  await drawer.getByRole('link', { name: 'Notifications' }).click();
  await expect(page).toHaveURL('/cloud/projects/notifications');
  await expect(drawer).not.toBeInViewport();
});
