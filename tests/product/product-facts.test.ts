import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { globSync } from 'tinyglobby';
import type { Product } from '../../tools/product/start/src/product';
import { readSeededData, startSeededCopy } from '../../tools/product/start/src/seeded';
import { requireCode } from '../../tools/product/facts/src/code';
import { readConfigFiles } from '../../tools/product/facts/src/config-files';
import { FOLDER, makeFacts } from '../../tools/product/facts/src/make-facts';
import { readMiddlewares } from '../../tools/product/facts/src/middlewares';

let product: Product;
let files: Record<string, string>;

beforeAll(async () => {
  product = await startSeededCopy('product-facts-test', await readSeededData());
  files = await makeFacts(product);
});
afterAll(() => product.stop());

test('the data are what the product says; if not: npm run facts', () => {
  const present = globSync('*.json', { cwd: FOLDER }).sort();
  console.log(`files with facts of the product: ${present.length}`);
  expect(present.length).toBeGreaterThan(10);
  expect(present).toEqual(Object.keys(files).sort());
  for (const [name, text] of Object.entries(files)) {
    expect(readFileSync(`${FOLDER}/${name}`, 'utf8'), name).toBe(text);
  }
});

test('options, commands, permissions and attribute types are there in number', () => {
  const count = (name: string) => (JSON.parse(files[name] ?? '') as { items: unknown[] }).items.length;
  expect(count('commands.json')).toBeGreaterThan(30);
  expect(count('permissions.json')).toBeGreaterThan(50);
  expect(count('webhooks.json')).toBeGreaterThan(7);
  expect(count('attributes.json')).toBeGreaterThan(25);
});

test('a default that was changed by hand is noticed', () => {
  const text = readFileSync(`${FOLDER}/api.json`, 'utf8');
  const planted = text.replace('"default": "25"', '"default": "20"');
  expect(planted).not.toBe(text);
  expect(planted).not.toBe(files['api.json']);
});

test('what a fact is known by is named when it is gone', () => {
  expect(() => requireCode('strapi/dist/Strapi.js', 'class Kirby')).toThrow(/no longer contains "class Kirby"/);
  expect(() => requireCode('strapi/dist/Kirby.js', 'class')).toThrow(/is not there: install the product/);
});

test('the product reads what it is known to read', () => {
  const { server, admin, api } = readConfigFiles();
  expect(server?.options.map(({ name }) => name)).toEqual(expect.arrayContaining(['app.keys', 'host', 'globalProxy']));
  expect(admin?.options.find(({ name }) => name === 'auth.options')?.default).toBe("{ expiresIn: '30d' }");
  expect(api?.options.find(({ name }) => name === 'rest.defaultLimit')).toMatchObject({
    type: 'Number',
    default: '25',
  });
  // Written by the product, and set by it but read by nobody.
  expect([admin, server].flatMap((area) => area?.options ?? []).map(({ name }) => name)).not.toContain('path');
  expect(server?.options.map(({ name }) => name)).not.toContain('admin.autoOpen');
});

test('every middleware is there, with the package that takes the rest', () => {
  const middlewares = readMiddlewares();
  expect(Object.keys(middlewares)).toHaveLength(14);
  expect(middlewares['strapi::compression']?.passedTo).toBe('koa-compress');
  expect(middlewares['strapi::cors']?.options.map(({ name }) => name)).toContain('expose');
});
