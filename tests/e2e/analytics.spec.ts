import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '../support/axe';
import { findScript } from '../support/find-script';
import { buildSiteWith } from '../support/overlay-site';
import { visit, wake } from './support/visit';
import { NO_SHIFT, watchShifts } from './support/watch-shifts';

test.describe.configure({ mode: 'serial' });

const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1';

let site: Awaited<ReturnType<typeof buildSiteWith>>;
/** Addresses on other hosts that the page asked for. */
let foreign: string[];

test.beforeAll(async () => {
  test.setTimeout(1_800_000);
  site = await buildSiteWith({ GTM_CONTAINER_ID: 'GTM-TEST1' });
});
test.afterAll(() => site.close());
test.beforeEach(async ({ page }) => {
  foreign = [];
  // The container is an outside service: what counts here is whether and when it is asked for.
  await page.route(
    (url) => url.origin !== site.origin,
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
});

const banner = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const footerButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });
const open = (page: Page) => visit(page, `${site.origin}/cloud/intro`, { waitUntil: 'networkidle' });

/** What was told to the data layer, in short: name of the event, or command, action and a state. */
function readDataLayer(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    window.dataLayer.map((entry) => {
      const { event } = entry as { event?: string };
      const [command, action, states] = Array.from(entry as ArrayLike<unknown>);
      return event ?? `${String(command)} ${String(action)} ${(states as Record<string, string>).analytics_storage}`;
    }),
  );
}

test('before the reader answers nothing is asked of another host, and consent is denied', async ({ page }) => {
  await open(page);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForLoadState('networkidle');
  expect(await readDataLayer(page)).toEqual(['consent default denied']);
  expect(await page.locator('noscript iframe, link[rel="preconnect"]').count()).toBe(0);
  expect(foreign).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`the banner moves nothing at ${width} px, with the announcement on the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const sum = await watchShifts(page);
    await open(page);
    await expect(banner(page)).toBeVisible();
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await sum()).toBeLessThan(NO_SHIFT);
  });
}

test('allowed, the container is loaded after consent was granted, now and on later visits', async ({ page }) => {
  await open(page);
  await banner(page).getByRole('button', { name: 'Allow' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => foreign).toEqual([CONTAINER]);
  expect((await readDataLayer(page)).slice(0, 3)).toEqual([
    'consent default denied',
    'consent update granted',
    'gtm.js',
  ]);
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => foreign).toEqual([CONTAINER, CONTAINER]);
  await expect(banner(page)).toHaveCount(0);
});

test('allowed, web vitals go to the data layer', async ({ page }) => {
  await open(page);
  await banner(page).getByRole('button', { name: 'Allow' }).click();
  const listMetrics = () =>
    page.evaluate(() =>
      window.dataLayer.flatMap((entry) => (entry as { metric?: { name: string } }).metric?.name ?? []),
    );
  await expect.poll(listMetrics).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
  // The others are final when the reader does something, or leaves.
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(listMetrics).toEqual(expect.arrayContaining(['LCP', 'CLS']));
});

test('what readers say about a page goes to the data layer, and nobody is asked before consent', async ({ page }) => {
  const question = page.getByRole('form', { name: 'Was this page helpful?' });
  await open(page);
  await expect(question).toBeHidden();
  await banner(page).getByRole('button', { name: 'Allow' }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(question).toContainText('Thank you');
  const report = await page.evaluate(
    () => window.dataLayer.find((entry) => (entry as { event?: string }).event === 'page_feedback') as unknown,
  );
  expect(report).toMatchObject({ feedback: { page: '/cloud/intro', version: 'current', answer: 'yes', text: '' } });
});

test('declined, nothing is asked of another host and the reader is not asked again', async ({ page }) => {
  await open(page);
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' });
  await wake(page);
  await expect(banner(page)).toHaveCount(0);
  expect(await readDataLayer(page)).toEqual(['consent default denied']);
  expect(foreign).toEqual([]);
});

test('the link in the footer takes consent back, by keyboard', async ({ page, context }) => {
  await open(page);
  await banner(page).getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => foreign).toEqual([CONTAINER]);
  await context.addCookies([{ name: '_ga', value: 'GA1.1', url: site.origin }]);
  await footerButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toContainText('At present you allow it.');
  await page.keyboard.press('Tab');
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await reloaded;
  await page.waitForLoadState('networkidle');
  expect(await readDataLayer(page)).toEqual(['consent default denied']);
  expect(foreign).toEqual([CONTAINER]);
  expect(await context.cookies()).toEqual([]);
  await footerButton(page).click();
  await expect(banner(page)).toContainText('At present you do not allow it.');
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(footerButton(page)).toBeFocused();
});

test('a browser that refuses for its reader is not asked', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
  await open(page);
  await expect(footerButton(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('where storage throws, the answer holds for the page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('denied');
      },
    }),
  );
  await open(page);
  await banner(page).getByRole('button', { name: 'Allow' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => foreign).toEqual([CONTAINER]);
});

test('a banner that fails to load is loaded by the next press, and a failure of that is told', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  let isConnected = false;
  let failures = 0;
  await page.route(`**/assets/js/${findScript('site.Consent.question', site.directory)}`, (route) => {
    failures += isConnected ? 0 : 1;
    return isConnected ? route.continue() : route.abort();
  });
  await open(page);
  const told = page.getByText('The choices could not be loaded');
  await footerButton(page).click();
  await expect(told).toBeVisible();
  const line = page.getByRole('contentinfo').getByRole('status');
  const before = failures;
  // The next failure writes the line again, once the page knows of it.
  await line.evaluate((element) => (element.textContent = ''));
  await footerButton(page).click();
  await expect(told).toHaveCount(1);
  await expect(line).toHaveCount(1);
  expect(failures).toBeGreaterThan(before);
  isConnected = true;
  await footerButton(page).click();
  await expect(banner(page)).toBeFocused();
  await expect(told).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the reader is asked without having touched the page', async ({ page }) => {
  await page.goto(`${site.origin}/cloud/intro`);
  await expect(banner(page)).toBeVisible();
});

test('without JavaScript nothing is asked of the reader or of another host', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  page.on('request', (request) => request.url().startsWith(site.origin) || foreign.push(request.url()));
  await page.goto(`${site.origin}/cloud/intro`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-privacy-choices]')).toBeHidden();
  expect(foreign).toEqual([]);
  await page.close();
});

for (const mode of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`the banner is first for the keyboard, hides nothing and is accessible, ${mode}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await open(page);
      await expect(banner(page)).toBeInViewport({ ratio: 1 });
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(banner(page).getByRole('button', { name: 'Decline' })).toBeFocused();
      const last = page.getByRole('contentinfo').getByRole('link').first();
      await last.focus();
      const [top, bottom] = [(await banner(page).boundingBox())?.y, (await last.boundingBox())?.y];
      expect(bottom).toBeLessThan(top ?? 0);
    });
  }
}
