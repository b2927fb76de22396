import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { readTokens, type Tokens } from '../../tools/product/describe/src/call';
import type { Product } from '../../tools/product/start/src/product';
import { readSeededData, startSeededCopy, type SeededData } from '../../tools/product/start/src/seeded';
import { visit } from './support/visit';

test.describe.configure({ mode: 'serial' });

type Described = { operationId: string; security: Record<string, string[]>[] };

/** The page of an operation: its id, as addresses are written. */
const pageOf = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const { paths } = parse(readFileSync('openapi/content-api.yaml', 'utf8')) as {
  paths: Record<string, Record<string, Described>>;
};
const operations = Object.values(paths).flatMap((item) => Object.values(item));

let data: SeededData;
let product: Product;
let tokens: Tokens;

test.beforeAll(async () => {
  test.setTimeout(1_800_000);
  data = await readSeededData();
  product = await startSeededCopy('content-api-pages', data);
  tokens = await readTokens(product);
});
test.afterAll(() => product.stop());
test.beforeEach(() => product.reset(data));

const consoleOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Console' });

/** Opens the console of an operation, and fills in where the product runs and what lets in. */
async function prepare(page: Page, { operationId, security }: Described): Promise<Locator> {
  await visit(page, `/openapi/content-api/${pageOf(operationId)}`);
  const panel = consoleOf(page);
  await panel.getByRole('button', { name: 'Edit the request' }).click();
  await panel.getByLabel('host', { exact: true }).fill('127.0.0.1');
  await panel.getByLabel('port', { exact: true }).fill(new URL(product.origin).port);
  const [scheme] = security.flatMap(Object.keys);
  if (scheme !== undefined) {
    await panel.getByLabel('Bearer token').fill(tokens[scheme] ?? '');
  }
  return panel;
}

test('there are operations to send', () => {
  console.log(`operations of the Content API: ${operations.length}`);
  expect(operations.length).toBeGreaterThan(30);
});

for (const operation of operations) {
  test(`Send asks the product: ${operation.operationId}`, async ({ page }) => {
    const panel = await prepare(page, operation);
    if (operation.operationId === 'uploadFiles') {
      const sample = panel.getByRole('tabpanel').filter({ visible: true });
      await expect(sample).toContainText('--form \'files=@"/path/to/files"\'');
      await panel.getByLabel('files', { exact: true }).setInputFiles('product/seed/images/plate.jpg');
      await expect(sample).toContainText('--form \'files=@"plate.jpg"\'');
    }
    await panel.getByRole('button', { name: 'Send' }).click();
    await expect(panel.locator('strong').first()).toHaveText('200 OK');
    await expect(panel.locator('pre.language-json').first()).toContainText(/"(id|jwt)":/);
  });
}

test('a form is not sent without the file that it needs', async ({ page }) => {
  const panel = await prepare(page, operations.find(({ operationId }) => operationId === 'uploadFiles') as Described);
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByLabel('files', { exact: true })).toHaveAccessibleDescription('Required, and empty.');
});
