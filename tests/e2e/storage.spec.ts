import { expect, test, type Page } from '@playwright/test';
import { TEMPLATES } from '../support/templates';
import { visit } from './support/visit';

/** What can be wrong with the browser's storage. Each runs in the page, before its scripts. */
const TROUBLES = {
  'is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The browser blocks site data.', 'SecurityError');
        },
      });
    }
  },
  'is missing': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { value: null });
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no space left.', 'QuotaExceededError');
    };
  },
};

/** Every key that the site reads; the console's are named after the security schemes of the description. */
const KEYS = {
  localStorage: [
    'theme',
    'docusaurus.announcement.id',
    'docusaurus.announcement.dismiss',
    'docusaurus.tab.js-ts',
    'docs-preferred-version-default',
    'docs-preferred-version-openapi',
    'query-builder.server',
    'docs.search.saved',
    'analytics-consent',
  ],
  sessionStorage: ['server', 'sampleToken', 'contentType', 'accept'],
};

const MALFORMED = [
  '',
  '{',
  'null',
  '5',
  '"text"',
  '[[]]',
  '{"recent":[null,{"url":"javascript:alert(1)"}],"favourites":{},"token":{"a":1},"url":[],"variables":5}',
  '{"url":"{protocol}://{environment}.example.com","variables":{"environment":null,"protocol":{"default":{}}}}',
  '"><img src=x onerror=alert(1)>',
];

let errors: string[];

test.beforeEach(({ page }) => {
  errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
});

/** What every page has: colour mode, search, announcement. */
async function useFrame(page: Page): Promise<void> {
  const html = page.locator('html');
  const mode = (await html.getAttribute('data-theme')) === 'dark' ? 'light' : 'dark';
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(html).toHaveAttribute('data-theme', mode);
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('/');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('domain');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function useConsole(page: Page): Promise<void> {
  await visit(page, '/openapi/sample/get-post');
  const part = page.getByRole('complementary', { name: 'Console' });
  await part.getByRole('button', { name: 'Edit the request' }).click();
  await part.getByLabel('Bearer token').fill('secret-1');
  await expect(part.getByLabel('Bearer token')).toHaveValue('secret-1');
  await part.getByLabel('environment').selectOption('api.dev');
  await expect(part.getByLabel('environment')).toHaveValue('api.dev');
  await expect(part.locator('code').first()).toContainText('://api.dev.example.com/posts/1');
}

async function useBuilder(page: Page): Promise<void> {
  await visit(page, '/dev-docs/api/rest/interactive-query-builder');
  const server = page.getByLabel('Your Strapi server');
  await expect(server).toHaveValue('http://localhost:1337');
  await server.fill('http://127.0.0.1:1338');
  await expect(page.getByRole('group', { name: 'URL', exact: true })).toContainText('http://127.0.0.1:1338/api/');
}

async function useTabs(page: Page): Promise<void> {
  await visit(page, '/dev-docs/quick-start');
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

for (const [trouble, make] of Object.entries(TROUBLES)) {
  test.describe(`where storage ${trouble}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(make));

    for (const address of TEMPLATES) {
      test(`${address} works`, async ({ page }) => {
        await visit(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await useFrame(page);
        expect(errors).toEqual([]);
      });
    }

    for (const [part, use] of Object.entries({ console: useConsole, 'query builder': useBuilder, tabs: useTabs })) {
      test(`the ${part} works`, async ({ page }) => {
        await use(page);
        expect(errors).toEqual([]);
      });
    }
  });
}

for (const value of MALFORMED) {
  test(`where every key holds ${value || 'an empty text'}, the site works as on a first visit`, async ({ page }) => {
    await page.addInitScript(
      ([keys, stored]) => {
        for (const name of ['localStorage', 'sessionStorage'] as const) {
          keys[name].forEach((key) => window[name].setItem(key, stored));
        }
      },
      [KEYS, value] as const,
    );
    for (const use of [useConsole, useBuilder, useTabs]) {
      await use(page);
    }
    await visit(page, '/cloud/intro');
    await useFrame(page);
    expect(errors).toEqual([]);
  });
}
