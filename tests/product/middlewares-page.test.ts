import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Product } from '../../tools/product/start/src/product';
import { COPIES } from '../../tools/product/start/src/project';
import { readSeededData, startSeededCopy } from '../../tools/product/start/src/seeded';
import { readRows } from '../support/tables';

const COPY = 'middlewares-page';

const started: Product[] = [];
afterAll(async () => {
  await Promise.all(started.map((product) => product.stop()));
  rmSync(join(COPIES, COPY), { recursive: true, force: true });
});

/** How long browsers keep the favicon and a file of `public`, s, with a value of `maxAge` as code. */
async function readMaxAges(maxAge: string): Promise<string[]> {
  const list = `module.exports = [
    'strapi::errors', 'strapi::security', 'strapi::cors', 'strapi::query', 'strapi::body',
    { name: 'strapi::favicon', config: { path: 'public/robots.txt', maxAge: ${maxAge} } },
    { name: 'strapi::public', config: { maxAge: ${maxAge} } },
    'strapi::session',
  ];`;
  const product = await startSeededCopy(COPY, await readSeededData(), { overlay: { 'config/middlewares.js': list } });
  started.push(product);
  const headers = await Promise.all(
    ['/favicon.ico', '/robots.txt'].map(async (path) => (await fetch(product.origin + path)).headers),
  );
  await product.stop();
  return headers.map((each) => /max-age=(\d+)/.exec(each.get('cache-control') ?? '')?.[1] ?? 'none');
}

/** What the tables of two pages say about strings: the one that is read as a number, and the one that isn't. */
const samples = ['middlewares', 'public-assets']
  .flatMap((page) => readRows(`docs/dev-docs/configurations/${page}.md`))
  .filter(({ column, cells }) => /^Option of strapi::(favicon|public)$/.test(column) && cells[0] === 'maxAge')
  .map(({ codes }) => (codes[2] ?? []).filter((code) => code.startsWith("'")));

test('each table shows the same two strings', () => {
  expect(samples).toEqual(Array.from({ length: 3 }, () => ["'3600000'", "'1h'"]));
});

describe('strings as maxAge', () => {
  const [[digits = '', other = ''] = []] = samples;

  test('a string of digits is read as a number', async () => {
    expect(await readMaxAges(digits)).toEqual(['3600', '3600']);
  });

  test('any other is read as 0', async () => {
    expect(await readMaxAges(other)).toEqual(['0', '0']);
  });
});
