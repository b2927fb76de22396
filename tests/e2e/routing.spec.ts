import { readFileSync } from 'node:fs';
import { expect, test, type Page, type Route } from '@playwright/test';
import { findScript } from '../support/find-script';
import { holdScripts } from './support/hold-scripts';
import { visit } from './support/visit';
import { movePointer } from '../../bench/move-pointer';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('endings of an address', () => {
  for (const ending of ['.html', '/index.html']) {
    test(`the site shows the page of an address that ends in ${ending}`, async ({ page }) => {
      // A host that does not redirect: it answers the address itself with the page.
      const body = readFileSync('build/cloud/intro.html', 'utf8');
      await page.route(`**/cloud/intro${ending}`, (route) => route.fulfill({ body, contentType: 'text/html' }));
      await visit(page, `/cloud/intro${ending}`, { waitUntil: 'networkidle' });
      await page.locator('summary', { hasText: 'Projects' }).click();
      await expect(overviewLink(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Strapi Cloud');
    });

    test(`a static host leads from ${ending} to the page`, async ({ request }) => {
      const answer = await request.get(`/cloud/intro${ending}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([301, '/cloud/intro']);
    });
  }
});

test.describe('where a page is shown from', () => {
  test('from its top after a link, from the heading after a link to one', async ({ page }) => {
    await visit(page, '/dev-docs/faq');
    await page.mouse.wheel(0, 2500);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Introduction' }).click();
    await expect(page).toHaveURL('/dev-docs/intro');
    await expect.poll(() => scrollTop(page)).toBe(0);

    await page.locator('.theme-doc-markdown a[href^="/dev-docs/faq#"]').first().click();
    await expect(page).toHaveURL(/\/dev-docs\/faq#./);
    const id = new URL(page.url()).hash.slice(1);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('from the heading or the top after back and forward too', async ({ page }) => {
    await visit(page, '/dev-docs/faq');
    await page.locator('.theme-doc-toc-desktop .table-of-contents__link').nth(6).click();
    await expect(page).toHaveURL(/\/dev-docs\/faq#./);
    const id = new URL(page.url()).hash.slice(1);
    const heading = page.locator(`[id="${id}"]`);
    await expect(heading).toBeInViewport();
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Introduction' }).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(heading).toBeInViewport();
    await page.goForward();
    await expect(page).toHaveURL('/dev-docs/intro');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
});

/** A connection on which the site fetches nothing ahead of a click. */
async function disablePrefetch(page: Page, connection: object = { effectiveType: '4g', saveData: true }) {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
}

const prefetches = (page: Page) => page.locator('head link[rel="prefetch"]');
const overviewLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Projects overview' });

test.describe('ahead of a click', () => {
  test('the targets of links in sight are fetched', async ({ page }) => {
    await visit(page, '/cloud/projects/settings');
    await expect(prefetches(page)).not.toHaveCount(0);
  });

  test('nothing is fetched that is not there', async ({ page }) => {
    const missing: string[] = [];
    page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
    await visit(page, '/search');
    await expect(prefetches(page)).not.toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(missing).toEqual([]);
  });

  for (const connection of [
    { effectiveType: '4g', saveData: true },
    { effectiveType: '2g', saveData: false },
    { effectiveType: 'slow-2g', saveData: false },
  ]) {
    test(`nothing is fetched with ${JSON.stringify(connection)}`, async ({ page }) => {
      await disablePrefetch(page, connection);
      await visit(page, '/cloud/projects/settings', { waitUntil: 'networkidle' });
      await overviewLink(page).hover();
      await expect(prefetches(page)).toHaveCount(0);
      await overviewLink(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects overview');
    });
  }
});

test.describe('while a page loads', () => {
  test('the old one stays, and a bar without a spinner shows after 200 ms and moves on', async ({ page }) => {
    await disablePrefetch(page);
    await visit(page, '/cloud/projects/settings', { waitUntil: 'networkidle' });
    const release = await holdScripts(page);
    const shownAfter = page.evaluate(async () => {
      const clicked = new Promise<number>((resolve) =>
        document.addEventListener('click', () => resolve(performance.now()), { capture: true, once: true }),
      );
      const start = await clicked;
      while (!document.querySelector('#nprogress')) {
        await new Promise(requestAnimationFrame);
      }
      return performance.now() - start;
    });
    await overviewLink(page).click();
    expect(await shownAfter).toBeGreaterThanOrEqual(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project settings');
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);

    const done = () =>
      page.locator('#nprogress .bar').evaluate((bar) => {
        const [, percent = '-100'] = /translate3d\((-?[\d.]+)%/.exec((bar as HTMLElement).style.transform) ?? [];
        return Math.round(100 + Number(percent)) / 100;
      });
    const first = await done();
    expect(first).toBeGreaterThanOrEqual(0.08);
    expect(first).toBeLessThan(0.2);
    const speed = await page.locator('#nprogress .bar').evaluate((bar) => getComputedStyle(bar).transitionDuration);
    expect(speed).toBe('0.2s');
    await expect.poll(done).toBeGreaterThan(first);

    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects overview');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('no bar shows when it comes within 200 ms', async ({ page }) => {
    await disablePrefetch(page);
    await page.clock.install();
    await visit(page, '/cloud/projects/settings', { waitUntil: 'networkidle' });
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('#nprogress')) {
          document.documentElement.dataset.progressSeen = 'true';
        }
      }).observe(document, { childList: true, subtree: true });
    });
    const isAsked = page.waitForRequest('**/assets/js/**');
    const release = await holdScripts(page);
    await overviewLink(page).click();
    await page.clock.runFor(199);
    await isAsked;
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects overview');
    await page.clock.runFor(1000);
    expect(await page.locator('html').getAttribute('data-progress-seen')).toBeNull();
  });
});

test.describe('when a part of a page can not be fetched', () => {
  test('the page reloads once and shows the target, and does not go round in circles', async ({ page }) => {
    await disablePrefetch(page);
    await visit(page, '/cloud/projects/settings', { waitUntil: 'networkidle' });
    const known = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
    await page.route('**/assets/js/**', (route) =>
      known.has(route.request().url()) ? route.continue() : route.abort(),
    );
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await overviewLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects overview');
    await expect.poll(() => loads).toBe(1);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    expect(loads).toBe(1);
  });

  test('after a new deployment the reload brings the new page to life', async ({ page }) => {
    await disablePrefetch(page);
    await visit(page, '/cloud/projects/settings', { waitUntil: 'networkidle' });
    let failures = 1;
    await page.route('**/assets/js/**', (route) => {
      failures -= 1;
      return failures >= 0 ? route.abort() : route.continue();
    });
    await overviewLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects overview');
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('where nothing was fetched ahead, the page says what failed, and a button fetches it again', async ({
    page,
  }) => {
    await disablePrefetch(page);
    // At an address that ends in .html (see above) the site looks ahead for a page of that name, finds
    // none, and fetches the text only when it draws it.
    const body = readFileSync('build/cloud/intro.html', 'utf8');
    await page.route('**/cloud/intro.html', (route) => route.fulfill({ body, contentType: 'text/html' }));
    const asked: Route[] = [];
    await page.route(
      `**/assets/js/${findScript('"source":"@site/docs/cloud/intro.md"')}`,
      (route) => void asked.push(route),
    );
    const retry = page.getByRole('button', { name: 'Retry' });

    await page.goto('/cloud/intro.html');
    await movePointer(page);
    await expect.poll(() => asked.length).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await expect(retry).toHaveCount(0);

    await asked[0]?.abort();
    await expect(page.getByText(/Loading chunk .+ failed/)).toBeVisible();
    await retry.click();
    await expect(retry).toHaveCount(0);
    await expect.poll(() => asked.length).toBe(2);

    await asked[1]?.continue();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Strapi Cloud');
    await page.locator('summary', { hasText: 'Projects' }).click();
    await expect(overviewLink(page)).toBeVisible();
  });
});
