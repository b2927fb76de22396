import { expect, test } from '@playwright/test';
import { visit } from './support/visit';

/** Lines of the specification that no feature's own file holds; the README beside this file maps all of them. */

test('an address below that of a page shows the not-found page, not the page above', async ({ page }) => {
  await visit(page, '/cloud/intro/deeper');
  // Until then the file of the not-found page is shown, whatever the router will make of the address.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test('pages change within one layout, which stays as it is', async ({ page }) => {
  await visit(page, '/cloud/intro', { waitUntil: 'networkidle' });
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await navbar.evaluate((element) => element.setAttribute('data-kept', 'true'));
  for (const area of ['User Guide', 'Developer Docs']) {
    await navbar.getByRole('link', { name: area, exact: true }).click();
    await expect(navbar.getByRole('link', { name: area, exact: true })).toHaveClass(/navbar__link--active/);
    await expect(navbar).toHaveAttribute('data-kept', 'true');
  }
});

test('areas are on the left of the navbar; version, language and source on the right', async ({ page }) => {
  await visit(page, '/');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const centre = async (role: 'link' | 'button', name: string) => {
    const box = await navbar.getByRole(role, { name, exact: true }).boundingBox();
    return box && box.x + box.width / 2;
  };
  for (const area of ['Developer Docs', 'User Guide', 'Cloud']) {
    expect(await centre('link', area)).toBeLessThan(640);
  }
  expect(await centre('link', '4.14.0')).toBeGreaterThan(640);
  expect(await centre('button', 'English')).toBeGreaterThan(640);
  expect(await centre('link', 'Public source repository')).toBeGreaterThan(640);
});

for (const path of ['/', '/home/Home', '/status', '/dev-docs/configurations/sqlite']) {
  test(`${path} has no sidebar`, async ({ page }) => {
    await visit(page, path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0);
  });
}

test('the primary colour is #4945FF', async ({ page }) => {
  await visit(page, '/home/Home');
  await expect(page.getByRole('link', { name: 'Quick Start' })).toHaveCSS('background-color', 'rgb(73, 69, 255)');
});

test('the progress bar: after 200 ms, at 0.08, in steps of 0.02 at the most each 800 ms', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/cloud/projects/settings', { waitUntil: 'networkidle' });
  // Never answered, so the page keeps loading.
  await page.route('**/assets/js/**', () => undefined);
  // A step is a random part of the greatest one.
  await page.evaluate(() => Object.assign(Math, { random: () => 1 }));
  const bar = page.locator('#nprogress .bar');
  const done = () =>
    bar.evaluate((element) => 100 + Number(/translate3d\((.+?)%/.exec(element.getAttribute('style') ?? '')?.[1]));

  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('main').getByRole('link', { name: 'Collaboration' }).first().click();
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  expect(await done()).toBeCloseTo(8);
  await expect(bar).toHaveCSS('transition-duration', '0.2s');
  await page.clock.runFor(799);
  expect(await done()).toBeCloseTo(8);
  await page.clock.runFor(1);
  expect(await done()).toBeCloseTo(10);
  await page.clock.runFor(800);
  expect(await done()).toBeCloseTo(12);
});

test.describe('a reader who goes around and makes choices', () => {
  /** Addresses of requests that are more than reading a file of the site. */
  let calls: string[];

  test.beforeEach(async ({ page, baseURL }) => {
    calls = [];
    page.on('request', (request) => {
      const reads = request.method() === 'GET' && !['fetch', 'xhr', 'ping'].includes(request.resourceType());
      const own = request.url().startsWith(baseURL ?? '') || request.url().startsWith('data:');
      if (!reads || !own) {
        calls.push(`${request.method()} ${request.resourceType()} ${request.url()}`);
      }
    });
    page.on('websocket', (socket) => calls.push(`socket ${socket.url()}`));
    await visit(page, '/', { waitUntil: 'networkidle' });
    await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
    await page.getByRole('main').getByRole('link', { name: 'What Strapi Cloud is' }).click();
    await page.locator('summary', { hasText: 'Projects' }).click();
    await visit(page, '/no/such/page', { waitUntil: 'networkidle' });
    await page.getByRole('searchbox').fill('billing');
    await page.getByRole('main').getByRole('link', { name: 'Usage and billing' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage and billing');
    await page.waitForLoadState('networkidle');
  });

  test('makes no call to the product or to anything else, but for files of the site', () => {
    expect(calls).toEqual([]);
  });

  test('leaves those choices in the browser and nothing else', async ({ page, context }) => {
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toEqual({
      theme: 'dark',
      'docusaurus.announcement.id': 'version-4.14.0',
      'docusaurus.announcement.dismiss': 'true',
    });
  });
});
