import { expect, test } from '@playwright/test';
import { serveOnFreePort } from '../../tools/serve/src/server';
import { visit } from './support/visit';

test('a page that crashes says so, names the chain of causes, and recovers', async ({ page }) => {
  await visit(page, '/cloud/intro', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const { DateTimeFormat } = Intl;
    Object.assign(window, { mend: () => Object.assign(Intl, { DateTimeFormat }) });
    Object.assign(Intl, {
      DateTimeFormat: function DateTimeFormat() {
        throw new Error('the clock is broken', { cause: new Error('the battery is empty') });
      },
    });
  });
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Usage and billing' }).click();
  await expect(page.getByRole('heading', { name: 'This page crashed', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByRole('main')).toContainText('the clock is broken');
  await expect(page.getByRole('main')).toContainText(/Cause:\s+the battery is empty/);

  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage and billing');
});

test('a site built for another path says on its home page that it did not load', async ({ page }) => {
  const { origin, close } = await serveOnFreePort({ directory: 'build', baseUrl: '/elsewhere/' });
  await page.goto(`${origin}/elsewhere/`);
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
  await expect(page.getByText('baseUrl = /elsewhere/')).toBeVisible();
  close();
});

test('a style sheet that can not be loaded is no wrong base URL, on the home page or at its other spellings', async ({
  page,
}) => {
  await page.route('**/assets/css/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('did not load properly')).toHaveCount(0);

  const home = await (await page.request.get('/')).text();
  await page.route(/\/docs\b(?!.*assets)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: home.replaceAll('/assets/', '/docs/assets/') }),
  );
  for (const address of ['/docs/', '/docs', '/docs/index.html', '/docs/?from=mail#top']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('did not load properly')).toHaveCount(0);
  }
});

test('a site built for a folder and published at the root says so', async ({ page }) => {
  const home = await (await page.request.get('/')).text();
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => route.fulfill({ contentType: 'text/html', body: home.replaceAll('/assets/', '/docs/assets/') }),
  );
  await page.goto('/');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
});

test('where storage throws, reading, navigating and switching still work', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await visit(page, '/cloud/intro', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Usage and billing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage and billing');
  expect(errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages, links and code are all there', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'What Strapi Cloud is' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Strapi Cloud');
    await page.goto('/cloud/advanced/database');
    const code = page.locator('.theme-code-block').first();
    await expect(code).toContainText('module.exports');
    await expect(code).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Documentation status' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Project settings' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project settings');
  });

  test('the heading behind a # is shown', async ({ page }) => {
    await page.goto('/cloud/projects/settings#variables');
    await expect(page.locator('#variables')).toBeInViewport();
  });
});
