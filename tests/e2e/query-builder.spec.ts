import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { findSmallTargets, findViolations } from '../support/axe';
import { PAGES_SITE } from '../support/ports';
import { visit } from './support/visit';

test.describe.configure({ mode: 'serial' });

/** The fixture's pages for this file. */
const HOME = `${PAGES_SITE}/query-builder`;
let api: Server;
let apiOrigin: string;
/** The requests that have reached the server of the test. */
const received: string[] = [];

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** A body of 50 MB. */
const LONG = `["${'a'.repeat(50_000_000 - 4)}"]`;

/** Stands in for a Strapi server, with its CORS headers except where the path asks for none. */
function answer({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  received.push(url);
  if (!url.startsWith('/api/no-cors')) {
    response.setHeader('access-control-allow-origin', headers.origin ?? '*');
  }
  if (url.startsWith('/api/forbidden')) {
    json(response, 403, { data: null, error: { status: 403, name: 'ForbiddenError', message: 'Forbidden' } });
  } else if (url.startsWith('/api/missing')) {
    json(response, 404, { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found' } });
  } else if (url.startsWith('/api/page')) {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Another program</h1>');
  } else if (url.startsWith('/api/long')) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(LONG);
  } else if (!url.startsWith('/api/slow')) {
    json(response, 200, { data: [{ id: 1 }], meta: {} });
  }
}

test.beforeAll(async () => {
  api = createServer(answer);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  api.closeAllConnections();
  api.close();
});
test.beforeEach(async ({ page }) => {
  received.length = 0;
  await visit(page, HOME, { waitUntil: 'networkidle' });
});

const builder = (page: Page) => page.getByRole('region', { name: 'Query builder' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Parameters' });
const endpoint = (page: Page) => page.getByRole('textbox', { name: 'Endpoint' });
const url = (page: Page) => page.getByRole('group', { name: 'URL', exact: true }).locator('code');
const part = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const INITIAL = '/api/restaurants?sort[0]=name%3Aasc&filters[rating][$gte]=4';

test.describe('endpoint and text', () => {
  test('give the URL as they are typed, and it can be copied', async ({ page }) => {
    await expect(url(page)).toContainText(INITIAL);
    await endpoint(page).fill('/api/dishes');
    await text(page).fill("{ filters: { name: { $containsi: 'soupe à' } } } // typed");
    const expected = 'http://localhost:1337/api/dishes?filters[name][$containsi]=soupe%20%C3%A0';
    await expect(url(page)).toHaveText(expected);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy URL' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
    expect(received).toEqual([]);
  });

  test('are never run, and say where they are wrong', async ({ page }) => {
    await text(page).fill('{\n  sort: document.write(1),\n}');
    await expect(builder(page)).toContainText('Line 2, column 9');
    await expect(text(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(builder(page).locator('pre').first()).toHaveText('  sort: document.write(1),\n        ^');
    await expect(url(page)).toContainText('No URL');
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(part(page, 'sort').getByRole('textbox')).toBeDisabled();
    await page.getByRole('button', { name: 'Line 2, column 9' }).click();
    await expect(text(page)).toBeFocused();
    await page.keyboard.type("'n' //");
    await expect(text(page)).toHaveAttribute('aria-invalid', 'false');
    await expect(url(page)).toHaveText(/\/api\/restaurants\?sort=n$/);
  });

  test('an endpoint that is none is named as such', async ({ page }) => {
    await endpoint(page).fill('restaurants?sort=name');
    await expect(endpoint(page)).toHaveAccessibleDescription(/begins with a slash/);
    await expect(url(page)).toContainText('No URL');
  });

  test('hint at what Strapi refuses', async ({ page }) => {
    await text(page).fill("{ filters: { name: { $like: 'x' } }, pagination: { page: 1, start: 0 } }");
    await expect(builder(page)).toContainText('$like is not an operator of Strapi 4.14.');
    await expect(builder(page)).toContainText('refuses a mixture');
  });
});

test.describe('the form', () => {
  test('shows what the text says', async ({ page }) => {
    await text(page).fill(`{
      sort: 'rating:desc,name', filters: { $or: [{ name: { $eq: 'Umi' } }, { seats: { $between: [10, 20] } }] },
      populate: { dishes: { populate: '*' } }, fields: ['name'], pagination: { start: 5, limit: 10, withCount: false },
      publicationState: 'preview', locale: 'fr' }`);
    await expect(page.getByLabel('Sort by field, 2')).toHaveValue('name');
    await expect(page.getByLabel('Order, 1')).toHaveValue('desc');
    await expect(page.getByLabel('How the conditions are joined')).toHaveValue('or');
    await expect(page.getByLabel('Operator, 2')).toHaveValue('$between');
    await expect(page.getByLabel('Value, 2')).toHaveValue('10, 20');
    await expect(page.getByLabel('Path, 1')).toHaveValue('dishes.*');
    await expect(page.getByLabel('Names of fields')).toHaveValue('name');
    await expect(page.getByLabel('start')).toHaveValue('5');
    await expect(page.getByLabel('withCount')).toHaveValue('false');
    await expect(page.getByLabel('publicationState')).toHaveValue('preview');
    await expect(page.getByRole('textbox', { name: 'locale' })).toHaveValue('fr');
  });

  test('writes the text', async ({ page }) => {
    await text(page).fill('');
    await page.getByRole('button', { name: 'Add a field to sort by' }).click();
    await expect(page.getByLabel('Sort by field, 1')).toBeFocused();
    await page.keyboard.type('name');
    await page.getByLabel('Order, 1').selectOption('desc');
    for (const [field, operator, value] of [
      ['address.city', '$in', 'Lyon, Paris'],
      ['cover', '$null', ''],
    ] as const) {
      await page.getByRole('button', { name: 'Add a condition' }).click();
      await page.keyboard.type(field);
      await page
        .getByLabel(/^Operator/)
        .last()
        .selectOption(operator);
      if (value) {
        await page
          .getByLabel(/^Value/)
          .last()
          .pressSequentially(value);
      }
    }
    await page.getByLabel('How the conditions are joined').selectOption('or');
    await page.getByRole('button', { name: 'Add a path' }).click();
    await page.keyboard.type('dishes.photo');
    await page.getByLabel('Names of fields').pressSequentially('name, seats');
    await page.getByLabel('pageSize').fill('5');
    await page.getByLabel('withCount').selectOption('true');
    await page.getByLabel('publicationState').selectOption('preview');
    await page.getByRole('textbox', { name: 'locale' }).fill('fr');
    await expect(text(page)).toHaveValue(`{
  sort: ['name:desc'],
  filters: {
    $or: [
      { address: { city: { $in: ['Lyon', 'Paris'] } } },
      { cover: { $null: true } },
    ],
  },
  populate: ['dishes.photo'],
  fields: ['name', 'seats'],
  pagination: { pageSize: 5, withCount: true },
  publicationState: 'preview',
  locale: 'fr',
}`);
    await page.getByRole('button', { name: 'Remove row 1' }).first().click();
    await expect(page.getByRole('button', { name: 'Add a condition' })).toBeFocused();
    await page.getByLabel('Everything one step away').check();
    await expect(url(page)).toHaveText(/filters\[\$or\]\[0\]\[cover\]\[\$null\]=true&populate=%2A&fields/);
  });

  test('leaves what it can not show in the text, and says so', async ({ page }) => {
    await text(page).fill(`{
  // Kept.
  custom: 1,
  filters: { $not: { name: 'Umi' }, seats: { $gt: 4 } },
  sort: [ /* Kept, too. */ 'name' ],
  populate: { cover: { fields: ['url'] } },
  fields: 4,
}`);
    await expect(builder(page)).toContainText('In the text alone: custom');
    await expect(part(page, 'filters')).toContainText('In the text alone, and left as it is: $not');
    await expect(part(page, 'populate')).toContainText('In the text alone, and left as it is: cover');
    await expect(part(page, 'sort')).toContainText('a comment stands in it');
    await expect(part(page, 'fields')).toContainText('the form has no fields for what it says');
    await page.getByLabel('Value, 1').fill('8');
    await page.getByRole('textbox', { name: 'locale' }).fill('de');
    await expect(text(page)).toHaveValue(`{
  // Kept.
  custom: 1,
  filters: { seats: { $gt: 8 }, $not: { name: 'Umi' } },
  sort: [ /* Kept, too. */ 'name' ],
  populate: { cover: { fields: ['url'] } },
  fields: 4,
  locale: 'de',
}`);
  });
});

test('a URL is read back, whole or from its path on', async ({ page }) => {
  const read = page.getByRole('textbox', { name: 'Load a URL' });
  await read.fill('https://api.example.org/api/dishes/3?filters[price][$lt]=9&populate=%2A');
  await read.press('Enter');
  await expect(endpoint(page)).toHaveValue('/api/dishes/3');
  await expect(text(page)).toHaveValue("{\n  filters: { price: { $lt: '9' } },\n  populate: '*',\n}");
  await expect(page.getByLabel('Your Strapi server')).toHaveValue('https://api.example.org');
  await read.fill('/api/articles?locale=fr');
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(url(page)).toHaveText('https://api.example.org/api/articles?locale=fr');
  await read.fill('articles');
  await read.press('Enter');
  await expect(read).toHaveAccessibleDescription(/or a path that begins with a slash/);
  await expect(endpoint(page)).toHaveValue('/api/articles');
});

test.describe('the address', () => {
  test('shares the query, and back and forward undo and redo it', async ({ page, browser }) => {
    await endpoint(page).fill('/api/dishes');
    await expect(page).toHaveURL(/\?endpoint=%2Fapi%2Fdishes$/);
    await text(page).fill("{ sort: 'price' } // cheap");
    await expect(page).toHaveURL(/&q=/);
    // A step of the router would have moved the focus to the top of the page.
    await expect(text(page)).toBeFocused();
    const other = await browser.newPage();
    await visit(other, page.url());
    await expect(text(other)).toHaveValue("{ sort: 'price' } // cheap");
    await expect(url(other)).toHaveText(/\/api\/dishes\?sort=price$/);
    await other.close();
    await page.goBack();
    await expect(url(page)).toContainText('/api/dishes?sort[0]=name');
    await page.goBack();
    await expect(url(page)).toContainText(INITIAL);
    await expect(page).toHaveURL(HOME);
    await page.goForward();
    await page.goForward();
    await expect(url(page)).toHaveText(/\/api\/dishes\?sort=price$/);
  });

  test('links lead to prepared queries, on the same page, too', async ({ page }) => {
    await page.getByRole('link', { name: 'Prepared query' }).click();
    await expect(url(page)).toHaveText('http://localhost:1337/api/dishes');
    await expect(text(page)).toHaveValue('{}');
  });

  test('with a bad value gives a line, not a crash', async ({ page }) => {
    await visit(page, `${HOME}?endpoint=x&q=%7Bsort:%20(%25E0%A4%A`);
    await expect(builder(page)).toContainText('Line 1, column 8');
    await expect(endpoint(page)).toHaveAccessibleDescription(/begins with a slash/);
  });

  test('tells two builders of a page apart', async ({ page }) => {
    await visit(page, `${HOME}/other`);
    await expect(url(page).nth(0)).toHaveText(/\/api\/articles\?locale=fr$/);
    await endpoint(page).nth(1).fill('/api/dishes');
    await expect(page).toHaveURL(/\?two.endpoint=%2Fapi%2Fdishes$/);
    await page.reload();
    await expect(url(page).nth(0)).toHaveText(/\/api\/articles\?locale=fr$/);
    await expect(url(page).nth(1)).toHaveText(/\/api\/dishes$/);
  });
});

test.describe('sending', () => {
  const server = (page: Page) => page.getByLabel('Your Strapi server');

  async function send(page: Page, path: string, to = apiOrigin): Promise<void> {
    await server(page).fill(to);
    await endpoint(page).fill(path);
    await page.getByRole('button', { name: 'Send' }).click();
  }

  test('shows status, time and body, once the button is pressed', async ({ page }) => {
    await server(page).fill(`${apiOrigin}/`);
    await text(page).fill("{ sort: 'name' }");
    await expect(url(page)).toHaveText(`${apiOrigin}/api/restaurants?sort=name`);
    expect(received).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(builder(page)).toContainText(/200 OK\s*\d+ ms/);
    await expect(builder(page).locator('pre')).toContainText('"id": 1');
    expect(received).toEqual(['/api/restaurants?sort=name']);
    await text(page).fill('{}');
    await expect(builder(page)).toContainText('The query has changed since this was sent.');
    await page.reload();
    await expect(server(page)).toHaveValue(apiOrigin);
  });

  test.describe('explains', () => {
    for (const [what, path, explanation] of [
      ['a missing right', '/api/forbidden', 'Roles > Public, select find'],
      ['a path without an answer', '/api/missing', 'plural API ID'],
      ['what is not JSON', '/api/page', 'This isn’t JSON (its type: text/html)'],
      ['an answer without a CORS header', '/api/no-cors', 'add the origin to strapi::cors in ./config/middlewares.js'],
    ] as const) {
      test(what, async ({ page }) => {
        await send(page, path);
        await expect(builder(page)).toContainText(explanation);
        expect(received).toHaveLength(1);
      });
    }

    test('a closed port', async ({ page }) => {
      await send(page, '/api/restaurants', 'http://127.0.0.1:9');
      await expect(builder(page)).toContainText('is a server running at http://127.0.0.1:9');
      await expect(builder(page)).toContainText(`must allow the origin ${PAGES_SITE}`);
    });

    test('an address that is none', async ({ page }) => {
      await server(page).fill('localhost:1337');
      await expect(server(page)).toHaveAccessibleDescription(/begins with http/);
      await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    });
  });

  test('gives up when the reader does, and after 10 seconds', async ({ page }) => {
    await send(page, '/api/slow');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(builder(page)).toContainText('Cancelled.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(builder(page)).toContainText('Waiting for the response');
    await expect(builder(page)).toContainText('No response within 10 seconds');
  });
});

for (const mode of ['light', 'dark'] as const) {
  test(`the builder does not violate accessibility, ${mode}`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByLabel('Your Strapi server').fill(apiOrigin);
    await endpoint(page).fill('/api/forbidden');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(builder(page)).toContainText('403');
    expect(await findViolations(page)).toEqual([]);
    await text(page).fill('{ filters: { a: { $like: null } }, custom: 1 }');
    await expect(builder(page)).toContainText('not an operator');
    expect(await findViolations(page)).toEqual([]);
    await text(page).fill('{ sort: (');
    await page.getByLabel('Your Strapi server').fill('x');
    await expect(builder(page)).toContainText('Line 1');
    expect(await findViolations(page)).toEqual([]);
  });
}

for (const width of [1440, 996, 768, 360]) {
  test(`the builder fits ${width} px, with targets that can be hit`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await text(page).fill(`{ filters: { name: { $eq: '${'long'.repeat(60)}' } } }`);
    await expect(url(page)).toContainText('longlong');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // The frame cuts off what is too wide, so its parts are asked, too.
    expect(await url(page).evaluate((code) => code.scrollWidth - code.clientWidth)).toBe(0);
    const { passed, small } = await findSmallTargets(page, 'main');
    expect(passed).toBeGreaterThan(10);
    expect(small).toEqual([]);
  });
}

test('without JavaScript, one line says so, and the query and its URL are shown', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(HOME);
  // By place, since Playwright finds no text inside of noscript.
  await expect(page.locator('noscript p')).toContainText('The query builder needs JavaScript.');
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('noscript pre')).toContainText(["sort: ['name:asc'],", `GET ${INITIAL}`]);
  await expect(page.getByText('is being loaded')).toBeHidden();
  await page.close();
});

test('pages without a builder do not fetch it', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      // What a script contains can't be read once its page is left.
      scripts.push(response.text().catch(() => ''));
    }
  });
  const hasBuilder = async () => (await Promise.all(scripts)).some((script) => script.includes('query-builder.server'));
  await visit(page, `${HOME}/without`, { waitUntil: 'networkidle' });
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
  expect(await hasBuilder()).toBe(false);
  await visit(page, HOME, { waitUntil: 'networkidle' });
  await expect.poll(hasBuilder).toBe(true);
});

test('a response of 50 MB is shown in part, and all of it can be downloaded', async ({ page }) => {
  await endpoint(page).fill('/api/long');
  await page.getByRole('textbox', { name: 'Your Strapi server' }).fill(apiOrigin);
  await builder(page).getByRole('button', { name: 'Send' }).click();
  const answer = builder(page).getByText('characters of a response of 50.0 MB');
  await expect(answer).toBeVisible({ timeout: 60_000 });
  expect((await builder(page).innerText()).length).toBeLessThan(70_000);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    answer.getByRole('button', { name: 'Download all of it' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('response.json');
  expect(statSync(await download.path()).size).toBe(LONG.length);
});
