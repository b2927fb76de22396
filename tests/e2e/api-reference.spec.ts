import { chromium, expect, test as base, type Browser, type Locator, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/bootstrap/src/browser-flags.mjs';
import { findSmallTargets, findViolations } from '../support/axe';
import { startSampleServer, type SampleServer } from './support/sample-server';
import { visit } from './support/visit';

let server: SampleServer;
let ownBrowser: Browser;

/** The hosts of the sample API lead to the test's server, so that its addresses stay as readers have them. */
const test = base.extend({
  page: async ({ baseURL, viewport }, use) => {
    const context = await ownBrowser.newContext({ baseURL, viewport });
    await use(await context.newPage());
    await context.close();
  },
});

test.beforeAll(async () => {
  server = await startSampleServer();
  const options = launchOptions(process.env.CHROME_PATH);
  const rule = `--host-resolver-rules=MAP *.example.com 127.0.0.1:${server.port}`;
  ownBrowser = await chromium.launch({ ...options, args: [...options.args, rule] });
});
test.afterAll(async () => {
  await ownBrowser.close();
  server.close();
});
test.beforeEach(() => {
  server.received.length = 0;
});

const console_ = (page: Page) => page.getByRole('complementary', { name: 'Console' });
const field = (page: Page, name: string) => console_(page).getByLabel(name, { exact: true });
const send = (page: Page) => console_(page).getByRole('button', { name: 'Send' });
const status = (page: Page) => console_(page).locator('strong').first();
const sample = (page: Page) => console_(page).getByRole('tabpanel').filter({ visible: true }).locator('code');

/** Opens the console of an operation, at the protocol that the test's server speaks. */
async function openConsole(page: Page, operation: string): Promise<void> {
  await visit(page, `/openapi/sample/${operation}`);
  await console_(page).getByRole('button', { name: 'Edit the request' }).click();
  await field(page, 'protocol').selectOption('http');
}

const OPERATIONS = [
  { page: 'get-post', method: 'GET', path: '/posts/1', code: '200 OK' },
  { page: 'replace-post', method: 'PUT', path: '/posts/1', code: '200 OK' },
  { page: 'update-post', method: 'PATCH', path: '/posts/1', code: '200 OK' },
  { page: 'delete-post', method: 'DELETE', path: '/posts/1', code: '204 No Content' },
  { page: 'list-comments', method: 'GET', path: '/comments?postId=1', code: '200 OK' },
];

for (const { page: name, method, path, code } of OPERATIONS) {
  test(`Send asks the sample API: ${name}`, async ({ page }) => {
    await openConsole(page, name);
    await send(page).click();
    await expect(status(page)).toHaveText(code);
    await expect(console_(page).getByText(/^\d+ ms$/)).toBeVisible();
    expect(server.received).toMatchObject([{ method, path, host: 'api.example.com' }]);
    // Without a token none is sent, in place of what stands for it in samples.
    expect(server.received[0]?.headers.authorization).toBeUndefined();
  });
}

test('a body is sent as it was edited, as JSON, and an answer has its headers and its body', async ({ page }) => {
  await openConsole(page, 'update-post');
  await field(page, 'Body').fill('{ "title": "Now in spring" }');
  await send(page).click();
  await expect(status(page)).toHaveText('200 OK');
  expect(server.received[0]).toMatchObject({ body: '{ "title": "Now in spring" }' });
  expect(server.received[0]?.headers['content-type']).toBe('application/json');
  await expect(console_(page).locator('.language-json').first()).toContainText('"userId": 7');
  await console_(page).getByText('Headers that the page may read').click();
  await expect(console_(page).getByText('application/json', { exact: true })).toBeVisible();
});

test('who presses Send first gets the answer without more', async ({ page }) => {
  await visit(page, '/openapi/sample/get-post');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'server',
      JSON.stringify({
        url: '{protocol}://{environment}.example.com',
        variables: { environment: { default: 'api' }, protocol: { default: 'http' } },
      }),
    ),
  );
  await send(page).click();
  await expect(status(page)).toHaveText('200 OK');
  await expect(send(page)).toBeFocused();
});

test('the variables of the server are in sight, work by keyboard, and stay for other operations', async ({ page }) => {
  await openConsole(page, 'get-post');
  await expect(field(page, 'environment')).toBeVisible();
  await field(page, 'environment').focus();
  await page.keyboard.press('ArrowDown');
  await expect(
    console_(page)
      .locator('code')
      .filter({ hasText: /^http:\/\/api\.dev\.example\.com\/posts\/1$/ }),
  ).toBeVisible();
  await expect(sample(page)).toContainText("'http://api.dev.example.com/posts/1'");
  await send(page).click();
  await expect(status(page)).toHaveText('200 OK');
  expect(server.received).toMatchObject([{ host: 'api.dev.example.com' }]);
  await visit(page, '/openapi/sample/delete-post');
  await console_(page).getByRole('button', { name: 'Edit the request' }).click();
  await expect(field(page, 'environment')).toHaveValue('api.dev');
});

test('a token is sent, kept for the session alone, and never shown', async ({ page }) => {
  await openConsole(page, 'get-post');
  await field(page, 'Bearer token').fill('secret-1');
  await send(page).click();
  await expect(status(page)).toHaveText('200 OK');
  expect(server.received[0]?.headers.authorization).toBe('Bearer secret-1');
  await expect(sample(page)).toContainText('Authorization: Bearer <TOKEN>');
  await page.reload();
  await console_(page).getByRole('button', { name: 'Edit the request' }).click();
  await expect(field(page, 'Bearer token')).toHaveValue('secret-1');
  await expect(field(page, 'Bearer token')).toHaveAttribute('type', 'password');
  expect(await page.locator('body').textContent()).not.toContain('secret-1');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret-1');
  await field(page, 'Bearer token').fill('');
  await page.reload();
  await console_(page).getByRole('button', { name: 'Edit the request' }).click();
  await expect(field(page, 'Bearer token')).toHaveValue('');
});

test('a token is sent to the origin that it was typed for, and to no other', async ({ page }) => {
  await openConsole(page, 'get-post');
  await field(page, 'Bearer token').fill('secret-1');
  await expect(console_(page).getByText('for http://api.example.com only')).toBeVisible();
  await field(page, 'environment').selectOption('api.dev');
  await expect(field(page, 'Bearer token')).toHaveValue('');
  await send(page).click();
  await expect(status(page)).toHaveText('200 OK');
  expect(server.received[0]).toMatchObject({ host: 'api.dev.example.com' });
  expect(server.received[0]?.headers.authorization).toBeUndefined();
  // Another operation begins with the server of this one.
  await visit(page, '/openapi/sample/list-comments');
  await console_(page).getByRole('button', { name: 'Edit the request' }).click();
  await expect(field(page, 'Bearer token')).toHaveValue('');
  await field(page, 'environment').selectOption('api');
  await expect(field(page, 'Bearer token')).toHaveValue('secret-1');
});

test('what is required or has a type is checked before it is sent', async ({ page }) => {
  await openConsole(page, 'list-comments');
  for (const [value, problem] of [
    ['', 'Required, and empty.'],
    ['one', 'Instance type "string" is invalid. Expected "integer".'],
    ['0', '0 is less than 1.'],
  ] as const) {
    await field(page, 'postId').fill(value);
    await send(page).click();
    await expect(field(page, 'postId')).toHaveAccessibleDescription(problem);
    await expect(field(page, 'postId')).toBeFocused();
  }
  expect(server.received).toEqual([]);
});

test('what breaks the schema of a body is said while it is written', async ({ page }) => {
  await openConsole(page, 'replace-post');
  const problems = console_(page).getByRole('status').getByRole('listitem');
  await expect(problems).toHaveCount(0);
  await field(page, 'Body').fill('{ "id": 1, "userId": "me", "title": "", "body": "" }');
  await expect(problems).toHaveText([
    'userId: Instance type "string" is invalid. Expected "integer".',
    'title: String is too short (0 < 1).',
  ]);
  await field(page, 'Body').fill('{');
  await expect(problems).toHaveText([/^Not JSON: /]);
  await console_(page).getByRole('button', { name: 'Back to the example' }).click();
  await expect(problems).toHaveCount(0);
});

test('every trouble is told with what to do about it', async ({ page }) => {
  await openConsole(page, 'get-post');
  const trouble = async (id: string) => {
    await field(page, 'id').fill(id);
    await send(page).click();
  };
  await trouble('404');
  await expect(status(page)).toHaveText('404 Not Found');
  await trouble('501');
  await expect(console_(page).getByText(/This isn’t JSON \(its type: text\/html\)/)).toBeVisible();
  await trouble('403');
  await expect(console_(page).getByText(/It must allow the origin http:\/\/127\.0\.0\.1:\d+/)).toBeVisible();
  await expect(console_(page).getByText(/is a server running at http:\/\/api\.example\.com/)).toBeVisible();
  await trouble('502');
  await console_(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(console_(page).getByText('Cancelled.')).toBeVisible();
});

test('a server that does not answer in time is given up', async ({ page }) => {
  await openConsole(page, 'get-post');
  await field(page, 'id').fill('502');
  await send(page).click();
  await expect(console_(page).getByText(/No response within 10 seconds/)).toBeVisible();
});

test('what no request can be made of is told, and can be mended', async ({ page }) => {
  await openConsole(page, 'get-post');
  await console_(page).getByRole('button', { name: 'Add a header' }).click();
  await field(page, 'Name of the header').fill('X Request');
  await field(page, 'Value of the header').fill('1');
  await send(page).click();
  await expect(console_(page).getByText(/^Nothing was sent: a header or the token/)).toBeVisible();
  await console_(page).getByRole('button', { name: 'Remove' }).click();
  await send(page).click();
  await expect(status(page)).toHaveText('200 OK');
  expect(server.received).toHaveLength(1);
  await visit(page, '/openapi/content-api/list-dishes');
  await console_(page).getByRole('button', { name: 'Edit the request' }).click();
  await field(page, 'host').fill('');
  await expect(console_(page).getByText(/isn’t a valid URL: fill in the server/)).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await field(page, 'host').fill('localhost');
  await expect(send(page)).toBeEnabled();
});

test('headers can be added, and stand in samples', async ({ page }) => {
  await openConsole(page, 'get-post');
  await console_(page).getByRole('button', { name: 'Add a header' }).click();
  await field(page, 'Name of the header').fill('X-Request-Id');
  await field(page, 'Value of the header').fill('42');
  await expect(sample(page)).toContainText("--header 'X-Request-Id: 42'");
  await send(page).click();
  await expect(status(page)).toHaveText('200 OK');
  expect(server.received[0]?.headers['x-request-id']).toBe('42');
});

test('samples are the same before and after the console is there, in the language that was chosen last', async ({
  page,
}) => {
  const languages = ['cURL', 'fetch', 'Axios', 'Python', 'PHP', 'Go'];
  await visit(page, '/openapi/sample/replace-post');
  await expect(console_(page).getByRole('tab')).toHaveText(languages);
  // `innerText` would be empty for a block that the browser hasn't laid out yet (`content-visibility`).
  const before: (string | null)[] = [];
  for (const name of languages) {
    await console_(page).getByRole('tab', { name }).click();
    before.push(await sample(page).textContent());
  }
  await console_(page).getByRole('button', { name: 'Edit the request' }).click();
  await expect(console_(page).getByRole('button', { name: 'Add a header' })).toBeVisible();
  await expect(console_(page).getByRole('tab', { name: 'Go' })).toHaveAttribute('aria-selected', 'true');
  for (const [index, name] of languages.entries()) {
    await console_(page).getByRole('tab', { name }).click();
    expect(await sample(page).textContent()).toBe(before[index]);
  }
  await console_(page).getByRole('tab', { name: 'Python' }).click();
  await visit(page, '/openapi/content-api/list-dishes');
  await expect(sample(page)).toContainText('import requests');
});

test('the request is copied as cURL, whatever language is shown', async ({ page }) => {
  await openConsole(page, 'get-post');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await console_(page).getByRole('tab', { name: 'Go' }).click();
  await console_(page).getByRole('button', { name: 'Copy as cURL' }).click();
  await expect(console_(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^curl \\\n {2}'http:\/\/api\.example\.com\/posts\/1'/,
  );
});

test('every response has an address of its own', async ({ page }) => {
  await visit(page, '/openapi/sample/get-post#response-404');
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeInViewport();
});

test('the sidebar is 300 px wide and the primary colour is purple', async ({ page }) => {
  await visit(page, '/openapi/sample/get-post');
  const sidebar = await page.locator('.theme-doc-sidebar-container').boundingBox();
  expect(sidebar?.width).toBe(300);
  await expect(send(page)).toHaveCSS('background-color', 'rgb(122, 40, 201)');
  await expect(page.locator('.menu__link--active').last()).toHaveCSS('color', 'rgb(122, 40, 201)');
});

test('the first page lists every operation, and offers the descriptions', async ({ page, request }) => {
  await visit(page, '/openapi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API reference');
  await expect(page.locator('.theme-doc-version-badge')).toContainText('4.3.9');
  await expect(page.getByRole('listitem').filter({ hasText: 'Version: 4.3.9' })).toBeVisible();
  await expect(page.locator('.theme-doc-markdown').getByRole('row')).toHaveCount(5 + 37 + 2);
  for (const name of ['sample.yaml', 'content-api.yaml']) {
    const link = page.getByRole('link', { name });
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(await answer.text()).toMatch(/^(#.*\n)?openapi: 3/);
  }
});

test('operations are found by the search of the site', async ({ page }) => {
  await visit(page, '/openapi');
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').fill('replace a post');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Replace a post');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/openapi\/sample\/replace-post/);
});

test('everything is reached and done by keyboard', async ({ page }) => {
  await visit(page, '/openapi/sample/get-post');
  await console_(page).getByRole('button', { name: 'Edit the request' }).focus();
  await page.keyboard.press('Enter');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'environment')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await expect(field(page, 'protocol')).toHaveValue('http');
  await page.keyboard.press('Tab');
  await page.keyboard.type('secret');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('200 OK');
});

for (const mode of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`an open console has no accessibility violation, ${mode}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await openConsole(page, 'replace-post');
      await field(page, 'Body').fill('{}');
      await field(page, 'id').fill('');
      await send(page).click();
      expect(await findViolations(page)).toEqual([]);
      await field(page, 'id').fill('404');
      await send(page).click();
      await expect(status(page)).toHaveText('404 Not Found');
      expect(await findViolations(page)).toEqual([]);
      expect((await findSmallTargets(page, '#console')).small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

base.describe('without JavaScript', () => {
  base.use({ javaScriptEnabled: false });
  base('the page is read, with a sample in every language', async ({ page }) => {
    await page.goto('/openapi/sample/get-post');
    await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
    await expect(
      page.locator('code').filter({ hasText: /^curl \\\s*'https:\/\/api\.example\.com\/posts\/1'/ }),
    ).toBeVisible();
  });
});

test('the console stands beside the text where there is room for it, and above the responses elsewhere', async ({
  page,
}) => {
  await visit(page, '/openapi/content-api/read-restaurant');
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const title = page.getByRole('heading', { level: 1 });
  const responses = page.getByRole('heading', { name: 'Responses' });
  for (const width of [390, 768, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => {
      const [above, own, below] = [await boxOf(title), await boxOf(console_(page)), await boxOf(responses)];
      expect(own.y).toBeGreaterThan(above.y);
      expect(own.y + own.height).toBeLessThanOrEqual(width > 1200 ? below.y + own.height : below.y);
      expect(own.x >= below.x + below.width).toBe(width > 1200);
    }).toPass();
  }
});

test('each page names the version of the reference and that of Strapi, and the first page explains both', async ({
  page,
}) => {
  await visit(page, '/openapi/content-api/read-restaurant');
  await expect(page.locator('.theme-doc-version-badge')).toHaveText(/4\.3\.9 \(this reference; Strapi: 4\.14\.0\)/);
  await visit(page, '/openapi');
  await expect(page.getByText('is the version of this reference and of its sample API')).toBeVisible();
});
