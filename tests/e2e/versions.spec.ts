import { expect, test, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { buildOverlaySite, FIXTURE_ORIGIN } from '../support/overlay-site';
import { visit, wake } from './support/visit';

const navbarOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const selectorOf = (page: Page) => navbarOf(page).getByRole('button', { name: /^4\./ });
const bannerOf = (page: Page) => page.locator('.theme-doc-version-banner');
const readPreferred = (page: Page) => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));

async function selectVersion(page: Page, name: string): Promise<void> {
  await selectorOf(page).hover();
  await navbarOf(page).getByRole('link', { name, exact: true }).click();
}

test('the site itself has its present version alone: a label, nothing to select, no banner', async ({ page }) => {
  await visit(page, '/cloud/intro');
  await expect(navbarOf(page).getByRole('link', { name: '4.14.0', exact: true })).toBeVisible();
  await expect(selectorOf(page)).toHaveCount(0);
  await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: 4.14.0');
  await expect(bannerOf(page)).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/cloud\/intro$/);
});

test.describe('with two frozen versions', () => {
  test.describe.configure({ mode: 'serial' });

  let site: Awaited<ReturnType<typeof buildOverlaySite>>;

  test.beforeAll(async () => {
    test.setTimeout(1_800_000);
    site = await buildOverlaySite('versions-site');
  });
  test.afterAll(() => site.close());

  test('the selector lists all, newest first, and marks the one that is read', async ({ page }) => {
    await visit(page, `${site.origin}/4.13.0/cloud/intro`);
    await expect(selectorOf(page)).toHaveText('4.13.0');
    await selectorOf(page).hover();
    const entries = navbarOf(page).getByRole('link', { name: /^4\./ });
    await expect(entries).toHaveText(['4.14.0', '4.13.0', '4.12.0']);
    await expect(navbarOf(page).locator('.dropdown__link--active', { hasText: /^4\./ })).toHaveText('4.13.0');
  });

  test('a selected version shows the same page, with query and hash', async ({ page }) => {
    await visit(page, `${site.origin}/cloud/intro?from=mail#top`);
    await selectVersion(page, '4.12.0');
    await expect(page).toHaveURL(`${site.origin}/4.12.0/cloud/intro?from=mail#top`);
    await expect(page.getByRole('main')).toContainText('The cloud of 4.12.0.');
    await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: 4.12.0');
    await selectVersion(page, '4.14.0');
    await expect(page).toHaveURL(`${site.origin}/cloud/intro?from=mail#top`);
    await expect(page.getByRole('main')).toContainText('The cloud of 4.14.0.');
  });

  test('the same page is found where its address has changed', async ({ page }) => {
    await visit(page, `${site.origin}/dev-docs/intro`);
    await selectVersion(page, '4.12.0');
    await expect(page).toHaveURL(`${site.origin}/4.12.0/dev-docs/welcome`);
  });

  for (const [from, name, to] of [
    ['/cloud/caching', '4.13.0', '/4.13.0'],
    ['/4.13.0/cloud/deployment', '4.12.0', '/4.12.0'],
    ['/4.13.0/cloud/deployment', '4.14.0', '/'],
  ] as const) {
    test(`${from}, which ${name} lacks, leads to the main page there`, async ({ page }) => {
      await visit(page, site.origin + from);
      await selectVersion(page, name);
      await expect(page).toHaveURL(site.origin + to);
      await expect(page.getByRole('main')).toContainText(`What holds for ${name}`);
    });
  }

  test('below 997 px the versions are in the drawer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(page, `${site.origin}/cloud/intro`);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    const drawer = page.locator('.navbar-sidebar');
    await expect(drawer.getByRole('button', { name: 'Versions' })).toBeVisible();
    await drawer.getByRole('link', { name: '4.13.0', exact: true }).click();
    await expect(page).toHaveURL(`${site.origin}/4.13.0/cloud/intro`);
  });

  test('links of a page stay within its version', async ({ page }) => {
    await visit(page, `${site.origin}/4.13.0`);
    await page.getByRole('main').getByRole('link', { name: 'the cloud' }).click();
    await expect(page).toHaveURL(`${site.origin}/4.13.0/cloud/intro`);
  });

  test('the selected version is kept, for a later visit and for areas that are opened next', async ({ page }) => {
    await visit(page, `${site.origin}/cloud/intro`);
    expect(await readPreferred(page)).toBeNull();
    await selectVersion(page, '4.13.0');
    await expect.poll(() => readPreferred(page)).toBe('4.13.0');
    // Until the page is there, the navbar leads to pages of the version that is left.
    await expect(page.locator('.theme-doc-version-badge')).toContainText('4.13.0');
    await navbarOf(page).getByRole('link', { name: 'User Guide' }).click();
    await expect(page).toHaveURL(`${site.origin}/4.13.0/user-docs/intro`);
    await visit(page, `${site.origin}/status`, { waitUntil: 'networkidle' });
    expect(await readPreferred(page)).toBe('4.13.0');
    await visit(page, `${site.origin}/4.13.0/user-docs/intro`);
    await selectVersion(page, '4.14.0');
    await expect.poll(() => readPreferred(page)).toBe('current');
  });

  test('a kept version that is gone is forgotten', async ({ page }) => {
    await visit(page, site.origin);
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '3.0.0'));
    await page.reload();
    await wake(page);
    await expect.poll(() => readPreferred(page)).toBeNull();
    await expect(selectorOf(page)).toHaveText('4.14.0');
  });

  for (const [from, to] of [
    ['/4.13.0/cloud/intro', '/cloud/intro'],
    ['/4.12.0/dev-docs/welcome', '/dev-docs/intro'],
    ['/4.13.0/cloud/deployment', '/'],
  ] as const) {
    test(`the banner of ${from} says that it is unmaintained and leads to ${to}`, async ({ page }) => {
      await visit(page, site.origin + from);
      await expect(bannerOf(page)).toContainText('no longer actively maintained');
      await bannerOf(page).getByRole('link', { name: 'latest version' }).click();
      await expect(page).toHaveURL(site.origin + to);
      await expect(bannerOf(page)).toHaveCount(0);
      expect(await readPreferred(page)).toBe('current');
    });
  }

  for (const [path, canonical] of [
    ['/4.13.0', '/'],
    ['/4.13.0/cloud/intro', '/cloud/intro'],
    ['/4.12.0/cloud/intro', '/cloud/intro'],
    ['/4.12.0/dev-docs/welcome', '/dev-docs/intro'],
    ['/4.13.0/cloud/deployment', '/4.13.0/cloud/deployment'],
    ['/', '/'],
    ['/cloud/intro', '/cloud/intro'],
    ['/cloud/caching', '/cloud/caching'],
  ] as const) {
    test(`the file of ${path} names ${canonical} as canonical, once`, async ({ request }) => {
      const $ = load(await (await request.get(site.origin + path)).text());
      const read = (selector: string, attribute: string) =>
        $(selector)
          .map((_, element) => $(element).attr(attribute))
          .get();
      expect(read('link[rel="canonical"]', 'href')).toEqual([FIXTURE_ORIGIN + canonical]);
      expect(read('meta[property="og:url"]', 'content')).toEqual([FIXTURE_ORIGIN + canonical]);
      const frozen = /^\/4\./.test(path);
      expect(read('meta[name="robots"]', 'content')).toEqual(frozen ? ['noindex, nofollow'] : []);
    });
  }

  test('the canonical address and noindex follow a switch of versions', async ({ page }) => {
    const canonical = page.locator('link[rel="canonical"]');
    const robots = page.locator('meta[name="robots"]');
    await visit(page, `${site.origin}/cloud/caching`);
    await selectVersion(page, '4.13.0');
    await expect(page).toHaveURL(`${site.origin}/4.13.0`);
    await expect(canonical).toHaveAttribute('href', `${FIXTURE_ORIGIN}/`);
    await expect(robots).toHaveAttribute('content', 'noindex, nofollow');
    await navbarOf(page).getByRole('link', { name: 'Cloud', exact: true }).click();
    await expect(canonical).toHaveAttribute('href', `${FIXTURE_ORIGIN}/cloud/intro`);
    await visit(page, `${site.origin}/4.13.0/cloud/deployment`);
    await expect(canonical).toHaveAttribute('href', `${FIXTURE_ORIGIN}/4.13.0/cloud/deployment`);
    await selectVersion(page, '4.14.0');
    await expect(canonical).toHaveAttribute('href', `${FIXTURE_ORIGIN}/`);
    await expect(robots).toHaveCount(0);
  });

  // No page of the real site has such a heading, so this one is here.
  test('a heading of level 4 is left out of the contents list', async ({ page }) => {
    await visit(page, `${site.origin}/cloud/caching`);
    await expect(page.getByRole('heading', { level: 4 })).toHaveText(/A detail/);
    await expect(page.locator('.theme-doc-toc-desktop .table-of-contents__link')).toHaveText([
      'A part',
      'A part of it',
    ]);
  });

  test('the sitemap lists the present version alone', async ({ request }) => {
    const sitemap = await (await request.get(`${site.origin}/sitemap.xml`)).text();
    expect(sitemap).toContain(`<loc>${FIXTURE_ORIGIN}/cloud/caching</loc>`);
    expect(sitemap).not.toMatch(/\/4\.1\d\.0/);
  });
});
