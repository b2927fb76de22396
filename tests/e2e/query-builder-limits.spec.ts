import { expect, test, type Page } from '@playwright/test';
import { MOST_ROWS, MOST_VALUES } from '../../src/components/QueryBuilder/query/limits';
import { visit } from './support/visit';

const PAGE = '/dev-docs/api/rest/interactive-query-builder';

const builder = (page: Page) => page.getByRole('region', { name: 'Query builder' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Parameters' });
const url = (page: Page) => page.getByRole('group', { name: 'URL', exact: true }).locator('code');

const nest = (levels: number) => `${'{a:'.repeat(levels + 1)}1${'}'.repeat(levels + 1)}`;
const MANY = `{filters:{id:{$in:[${'1,'.repeat(40_000)}]}}}`;

let errors: string[];

test.beforeEach(({ page }) => {
  errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
});

/** The page says what is too much, and the rest of it works. */
async function expectLine(page: Page, line: string): Promise<void> {
  await expect(builder(page)).toContainText(line);
  await expect(url(page)).toContainText('No URL');
  await text(page).fill("{ sort: 'name' }");
  await expect(url(page)).toHaveText(/\?sort=name$/);
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(errors).toEqual([]);
}

/** Opens an address that is longer than the tests' server accepts; many hosts accept it. */
async function visitLong(page: Page, query: string): Promise<void> {
  const response = await page.request.get(PAGE);
  const body = await response.text();
  await page.route(
    ({ pathname }) => pathname === PAGE,
    (route) => route.fulfill({ contentType: 'text/html', body }),
  );
  await visit(page, `${PAGE}?${new URLSearchParams({ q: query }).toString()}`);
}

test('2,000 nested objects in the address give one line', async ({ page }) => {
  await visitLong(page, nest(2000));
  await expectLine(page, 'The nesting is too deep: 2,000 levels');
});

test('40,000 values in the address give one line', async ({ page }) => {
  await visitLong(page, MANY);
  await expectLine(page, 'There are too many values: 40,000');
});

for (const [what, typed, line] of [
  ['2,000 nested objects', nest(2000), 'The nesting is too deep: 2,000 levels'],
  ['40,000 values', MANY, 'There are too many values: 40,000'],
  ['a text of a million characters', `{${' '.repeat(999_998)}}`, 'The text is too long: 1,000,000 characters'],
] as const) {
  test(`${what}, typed, give one line`, async ({ page }) => {
    await visit(page, PAGE);
    await text(page).fill(typed);
    await expectLine(page, line);
  });
}

test('a URL with 40,000 values gives one line', async ({ page }) => {
  await visit(page, PAGE);
  const read = page.getByRole('textbox', { name: 'Load a URL' });
  await read.fill(`/api/restaurants?${Array.from({ length: 40_000 }, (_, index) => `a${index}=1`).join('&')}`);
  await read.press('Enter');
  await expectLine(page, 'There are too many values: 1,001');
});

test('more conditions than the form shows are left in the text', async ({ page }) => {
  await visit(page, PAGE);
  const fill = (conditions: number) => {
    const list = Array.from({ length: conditions }, (_, index) => `{ id: ${index} }`);
    return text(page).fill(`{ filters: { $or: [${list.join(', ')}] } }`);
  };
  const filters = page.getByRole('group', { name: 'filters', exact: true });
  await fill(MOST_ROWS);
  await expect(filters.getByLabel(`Operator, ${MOST_ROWS}`)).toBeVisible();
  await fill(MOST_VALUES);
  await expect(url(page)).toContainText(`filters[$or][${MOST_VALUES - 1}][id]=${MOST_VALUES - 1}`);
  await expect(filters).toContainText('Change this one in the text');
  await expect(filters.getByRole('combobox')).toHaveCount(0);
  expect(errors).toEqual([]);
});
