import { expect, test, type Locator, type Page } from '@playwright/test';
import { findViolations } from '../support/axe';
import { PAGES_SITE } from '../support/ports';
import { visit } from './support/visit';

test.describe.configure({ mode: 'serial' });

/** The fixture's pages for this file. */
const HOME = `${PAGES_SITE}/examples`;

const example = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const search = (page: Page) => example(page, 'GET /api/restaurants');

async function open(page: Page, path = ''): Promise<void> {
  await visit(page, HOME + path, { waitUntil: 'networkidle' });
}

/** The two panes of an example, by what stands in them. */
async function boxesOf(part: Locator): Promise<{ request: Box; response: Box }> {
  const request = await part.getByRole('tablist').boundingBox();
  const response = await part.getByText('Response', { exact: true }).boundingBox();
  return { request: request ?? NOWHERE, response: response ?? NOWHERE };
}

const NOWHERE = { x: NaN, y: NaN, width: NaN, height: NaN };
type Box = typeof NOWHERE;

test.describe('a request and its response', () => {
  test('stand side by side on a wide screen, wider than the text', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page);
    const { request, response } = await boxesOf(search(page));
    expect(response.x).toBeGreaterThanOrEqual(request.x + request.width);
    expect(Math.abs(response.y + response.height / 2 - request.y - request.height / 2)).toBeLessThan(2);
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? NaN;
    expect(await widthOf(search(page))).toBeGreaterThan(await widthOf(page.locator('.theme-doc-markdown > p').first()));
  });

  test('stand below each other on a narrow one, and nothing is wider than it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const path of ['', '/other']) {
      await open(page, path);
      const part = path === '' ? search(page) : example(page, 'DELETE /api/dishes/7');
      const { request, response } = await boxesOf(part);
      expect(response.y).toBeGreaterThan(request.y + request.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });

  test('name method, path and status', async ({ page }) => {
    await open(page);
    await expect(search(page).getByText('200 OK')).toBeVisible();
    await expect(example(page, 'PUT /api/restaurants/404').getByText('404 Not Found')).toBeVisible();
    const colours = await Promise.all(
      (['GET', 'POST', 'PUT'] as const).map((method) =>
        page
          .getByText(method, { exact: true })
          .first()
          .evaluate((mark) => getComputedStyle(mark).color),
      ),
    );
    expect(new Set(colours).size).toBe(3);
  });
});

test.describe('the formats of a request', () => {
  test('change together, and the choice is kept', async ({ page }) => {
    await open(page);
    await search(page).getByRole('tab', { name: 'fetch' }).click();
    await expect(page.getByRole('tab', { name: 'fetch', selected: true })).toHaveCount(5);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByRole('tab', { name: 'fetch', selected: true })).toHaveCount(5);
  });

  test('leave out qs where there is no query, and are those of GraphQL for an operation', async ({ page }) => {
    await open(page);
    await expect(search(page).getByRole('tab')).toHaveText(['cURL', 'HTTP', 'fetch', 'Axios', 'Python', 'qs']);
    await expect(example(page, 'POST /api/restaurants').getByRole('tab')).toHaveText([
      'cURL',
      'HTTP',
      'fetch',
      'Axios',
      'Python',
    ]);
    await expect(example(page, 'POST /graphql').getByRole('tab')).toHaveText(['GraphQL', 'cURL', 'fetch']);
    await expect(example(page, 'Inside Strapi').getByRole('tab')).toHaveCount(0);
  });

  for (const [name, format, text] of [
    [
      'GET /api/restaurants',
      'HTTP',
      'GET /api/restaurants\n  ?filters[name][$contains]=Bis\n  &sort=name:asc\n  &pagination[pageSize]=2',
    ],
    [
      'GET /api/restaurants',
      'cURL',
      "curl --get \\\n  'http://localhost:1337/api/restaurants' \\\n  --data-raw 'filters[name][$contains]=Bis' \\\n  --data-raw 'sort=name:asc' \\\n  --data-raw 'pagination[pageSize]=2'",
    ],
    [
      'GET /api/restaurants',
      'qs',
      "import qs from 'qs';\n\nconst query = qs.stringify(\n  {\n    filters: { name: { $contains: 'Bis' } },\n    sort: 'name:asc',\n    pagination: { pageSize: 2 },\n  },\n  { encodeValuesOnly: true },\n);\nconst response = await fetch(`http://localhost:1337/api/restaurants?${query}`);\nconst result = await response.json();",
    ],
    [
      'POST /api/restaurants',
      'fetch',
      "const response = await fetch('http://localhost:1337/api/restaurants', {\n  method: 'POST',\n  headers: {\n    'Content-Type': 'application/json',\n    Authorization: 'Bearer {{token}}',\n  },\n  body: JSON.stringify({\n    data: { name: \"Chez l'Ami\", stars: 2 },\n  }),\n});\nconst result = await response.json();",
    ],
    [
      'POST /graphql',
      'GraphQL',
      'query {\n  restaurants(sort: "name:asc") {\n    data {\n      id\n      attributes {\n        name\n      }\n    }\n  }\n}',
    ],
  ] as const) {
    test(`${format} of ${name} is copied as it stands`, async ({ page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page);
      const part = example(page, name);
      await part.getByRole('tab', { name: format, exact: true }).click();
      const code = part.getByRole('tabpanel').locator('.theme-code-block');
      await code.hover();
      await code.getByRole('button', { name: /^Copy / }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    });
  }

  test('show what goes with an operation', async ({ page }) => {
    await open(page, '/other');
    const panel = example(page, 'POST /graphql').getByRole('tabpanel');
    await expect(panel.getByText('Query variables')).toBeVisible();
    await expect(panel.getByText('"Bearer {{jwt}}"')).toBeVisible();
  });
});

test.describe('the server and token of a reader', () => {
  const button = (page: Page) => search(page).getByRole('button', { name: 'Your server and token' });
  const post = (page: Page) => example(page, 'POST /api/restaurants').getByRole('tabpanel');

  test('are in all examples, as shown and as copied, and stay on the next visit', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await button(page).click();
    await search(page).getByLabel('Base URL').fill('https://api.example.org/');
    await search(page).getByLabel('API token').fill('Bearer abc123');
    await page.keyboard.press('Enter');
    await expect(search(page).getByLabel('Base URL')).toHaveCount(0);
    await expect(post(page)).toContainText("'https://api.example.org/api/restaurants'");
    await page.reload();
    // No touch: what is shown has to be right by itself.
    await expect(post(page)).toContainText('Bearer abc123');
    await post(page)
      .getByRole('button', { name: /^Copy / })
      .click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain("'https://api.example.org/api/restaurants' \\\n");
    expect(await copied()).toContain('Authorization: Bearer abc123');
  });

  test('are refused with a line that says why, and forgotten', async ({ page }) => {
    await open(page);
    await button(page).click();
    await search(page).getByLabel('Base URL').fill('api.example.org');
    await search(page).getByLabel('API token').fill("a' b");
    await page.keyboard.press('Enter');
    await expect(search(page).getByText('Enter an http or https address')).toBeVisible();
    await expect(search(page).getByText('Enter a token without spaces')).toBeVisible();
    await expect(post(page)).toContainText('http://localhost:1337');
    expect(await findViolations(page)).toEqual([]);
    await search(page).getByRole('button', { name: 'Forget' }).click();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.target'))).toBeNull();
  });

  test('that were changed in storage to something else are not used', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('docusaurus.target', JSON.stringify({ server: "http://a'; id", token: '$(id)' })),
    );
    await open(page);
    await expect(post(page)).toContainText('http://localhost:1337');
    await expect(post(page)).toContainText('{{token}}');
  });
});

test('a long response is folded, opens, and folds again', async ({ page }) => {
  await open(page);
  const button = search(page).locator('summary', { hasText: 'Show all 29 lines' });
  const last = search(page).getByText('"pageCount"');
  await expect(last).not.toBeInViewport();
  const { height: folded = NaN } = (await search(page).boundingBox()) ?? {};
  await button.focus();
  await page.keyboard.press('Enter');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await search(page).getByText('Show fewer lines').click();
  await expect(search(page).getByText('Show all 29 lines')).toBeVisible();
  expect((await search(page).boundingBox())?.height).toBe(folded);
  await expect(search(page).getByText('"Biscotte"')).toBeInViewport();
  await expect(page.getByText(/Show all/)).toHaveCount(1);
});

test('a mark says what was checked when pressed, and why something was not', async ({ page }) => {
  await open(page);
  const whole = search(page).getByText('This request was sent to Strapi 4.14.0 running on the sample data');
  await expect(whole).toBeHidden();
  await search(page).getByText('Checked against 4.14.0').focus();
  await page.keyboard.press('Enter');
  await expect(whole).toBeVisible();
  const program = example(page, 'Inside Strapi');
  await program.getByText('Checked against 4.14.0').click();
  await expect(program.getByText('This code was run inside Strapi 4.14.0')).toBeVisible();
  const unchecked = example(page, 'GET /api/connect/github');
  await expect(unchecked.getByText('Not checked: Sign-in providers')).toBeVisible();
  await expect(unchecked.getByText('Checked against')).toHaveCount(0);
});

test('everything can be read without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  await page.goto(HOME);
  // Every format of a request, each with its name.
  const panels = search(page).getByRole('tabpanel');
  const shown = ['curl --get', '?filters[name]', 'await fetch', 'axios(', 'import requests', 'qs.stringify'];
  await expect(panels).toHaveCount(shown.length);
  for (const [index, text] of shown.entries()) {
    await expect(panels.nth(index)).toContainText(text);
    await expect(panels.nth(index)).toBeVisible();
  }
  const label = await panels.first().evaluate((panel) => getComputedStyle(panel, '::before').content);
  expect(label).toBe('"cURL"');
  await page.getByText(/Show all/).click();
  const last = page.getByText('"pageCount"');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  // A part that scrolls would hide it until then.
  const cut = await last.evaluate((line) => {
    const part = line.closest('.theme-code-block')?.parentElement;
    return part ? part.scrollHeight - part.clientHeight : NaN;
  });
  expect(cut).toBe(0);
  await expect(page.getByRole('tab').filter({ visible: true })).toHaveCount(0);
  await page.close();
});

for (const mode of ['light', 'dark'] as const) {
  test(`no example violates accessibility, ${mode}`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    for (const path of ['', '/other']) {
      await open(page, path);
      for (const mark of await page.locator('.theme-doc-markdown summary').all()) {
        await mark.click();
      }
      expect(await findViolations(page)).toEqual([]);
    }
  });
}
