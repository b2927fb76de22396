import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from '../../tools/product/start/src/product';
import { placeSeededCopy, readSeededData } from '../../tools/product/start/src/seeded';
import { readSection } from '../support/section';

const FAQ = readSection('docs/dev-docs/faq.md', 'What changes in the database when Strapi starts?');
const MIGRATIONS = 'database/migrations';

let folder: string;
let product: Product;
beforeAll(async () => {
  folder = placeSeededCopy('start-changes', await readSeededData(), { dist: 'dist' });
  product = await startProduct({ folder, dist: 'dist' });
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true });
});

/**
 * Starts the product again, with a table that it did not create and with new files.
 *
 * @param code what runs in the product before it ends
 * @returns whether the table is still there
 */
async function keepsForeignTable(files: Record<string, string> = {}, code = ''): Promise<unknown> {
  await product.run(`
    const { schema } = strapi.db.connection;
    if (!(await schema.hasTable('other_program'))) {
      await schema.createTable('other_program', (table) => table.increments('id'));
    }
    ${code}`);
  await product.halt();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await product.start('dist');
  return product.run("return strapi.db.connection.schema.hasTable('other_program')");
}

const listMigrations = () => product.run("return strapi.db.connection('strapi_migrations').pluck('name')");

test('a start without a change keeps a table that Strapi did not create', async () => {
  expect(await keepsForeignTable()).toBe(true);
});

test('a migration in TypeScript never runs, not even compiled', async () => {
  const files = {
    [`${MIGRATIONS}/2023.09.01T00.00.00.open.ts`]: 'export default { up: async () => {} };\n',
    [`dist/${MIGRATIONS}/2023.09.01T00.00.00.open.js`]: 'exports.default = { up: async () => {} };\n',
  };
  expect(await keepsForeignTable(files)).toBe(true);
  expect(await listMigrations()).toEqual([]);
  expect(FAQ).toMatch(/`\.ts` file.*never runs/);
  const cli = readSection('docs/dev-docs/cli.md', 'Migrations in TypeScript projects');
  expect(cli).toContain('Strapi never runs that file');
  expect(readSection('docs/dev-docs/cli.md', 'generate')).toContain('In TypeScript projects, [it never runs]');
});

test.each([
  ['2023.09.02T00.00.00.open.js', 'module.exports = { async up() {} };\n'],
  ['2023.09.03T00.00.00.open.sql', 'SELECT 1;\n'],
])('the new migration %s also deletes the table', async (name, text) => {
  expect(await keepsForeignTable({ [`${MIGRATIONS}/${name}`]: text })).toBe(false);
  expect(await listMigrations()).toContain(name);
});

test('the first start with a database deletes the table', async () => {
  expect(await keepsForeignTable({}, "await strapi.db.connection('strapi_database_schema').del();")).toBe(false);
});

test('a change of the content types deletes the table', async () => {
  const schema = {
    kind: 'collectionType',
    collectionName: 'guests',
    info: { singularName: 'guest', pluralName: 'guests', displayName: 'Guest' },
    attributes: { name: { type: 'string' } },
  };
  const path = 'dist/src/api/guest/content-types/guest/schema.json';
  expect(await keepsForeignTable({ [path]: JSON.stringify(schema) })).toBe(false);
});

test('the pages name the three cases', () => {
  const [, cases = ''] = /In these cases[^\n]*\n\n((?:- .*\n)+)/.exec(FAQ) ?? [];
  expect(cases.match(/^- /gm)).toHaveLength(3);
  expect(FAQ).toMatch(/your own tables[^|]*\|[^|]*in each of the three cases/);
  const cloud = readSection(
    'docs/cloud/advanced/database.md',
    'Choose a database {/* #should-you-use-an-external-database */}',
  );
  for (const words of [
    'the first time Strapi starts with the database',
    'when content types or components change',
    'when a new migration file runs',
  ]) {
    expect(cloud).toContain(words);
  }
});
