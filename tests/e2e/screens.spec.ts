import { expect, test } from '@playwright/test';
import sidebars from '../../sidebars';
import { listSidebarPages } from '../support/sidebars';
import { visit } from './support/visit';

test('the home page has a hero, three area cards with links, and a strip that asks for help', async ({ page }) => {
  await visit(page, '/home/Home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strapi 4.14, straight.');
  for (const area of ['Developer Docs', 'User Guide', 'Cloud']) {
    const heading = page.getByRole('heading', { name: area, exact: true });
    const card = page.getByRole('main').locator('li').filter({ has: heading });
    expect(await card.first().getByRole('link').count()).toBeGreaterThan(0);
  }
  await expect(page.getByRole('heading', { name: 'Help improve these pages' })).toBeVisible();
  await page.getByRole('link', { name: 'Create and deploy a project' }).click();
  await expect(page).toHaveURL('/cloud/getting-started/deployment#create-the-project');
});

test('the status page counts the pages of the sidebars and dates each one', async ({ page }) => {
  await visit(page, '/status');
  for (const [label, sidebar] of [
    ['Developer Docs', 'devDocs'],
    ['User Guide', 'userDocs'],
    ['Cloud', 'cloud'],
    ['REST API', 'restApi'],
    ['Configurations', 'configurations'],
  ] as const) {
    const pages = listSidebarPages(sidebars[sidebar]);
    const total = page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(total.locator('dd').first()).toHaveText(String(pages.length));
    const area = page.locator('section').filter({ has: page.getByRole('heading', { name: label, exact: true }) });
    const rows = area.locator('tbody tr');
    await expect(rows).toHaveCount(pages.length);
    expect(await rows.locator('time, span[title]').count()).toBe(pages.length);
  }
});

test('a misspelled address offers the nearest pages and a search for its words', async ({ page }) => {
  const answer = await visit(page, '/cloud/project-setings');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  const nearest = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Did you mean' }) });
  await expect(nearest.getByRole('link').first()).toHaveAttribute('href', '/cloud/projects/settings');

  const field = page.getByRole('searchbox', { name: 'Find a page by its words' });
  await expect(field).toHaveValue('cloud project setings');
  await field.fill('billing');
  await page.getByRole('main').getByRole('link', { name: 'Usage and billing' }).click();
  await expect(page).toHaveURL('/cloud/getting-started/usage-billing');
});

test('the not-found page stands within the site, for addresses reached inside it too', async ({ page }) => {
  await visit(page, '/nothing/like/this/at/all');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'all documentation' }).click();
  await expect(page).toHaveURL('/');
});
