import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '../../tools/product/start/src/product';
import { COPIES, PRODUCT } from '../../tools/product/start/src/project';
import { readSeededData, startSeededCopy } from '../../tools/product/start/src/seeded';

const PAGE = 'docs/dev-docs/error-handling.md';
const COPY = 'error-second-copy';
const second = resolve(COPIES, COPY, 'plugin/utils');

let product: Product;
beforeAll(async () => {
  product = await startSeededCopy(COPY, await readSeededData());
  cpSync(join(PRODUCT, 'node_modules/@strapi/utils'), second, { recursive: true });
});
afterAll(async () => {
  await product.stop();
  rmSync(join(COPIES, COPY), { recursive: true });
});

/** Status of the response to an `ApplicationError` of a package. */
const readStatus = (from: string) =>
  product.run(`
    const { ApplicationError } = require('${from}').errors;
    const ctx = {};
    await strapi.middleware('strapi::errors')()(ctx, () => Promise.reject(new ApplicationError('Closed')));
    return ctx.status;`);

test('an error of a second copy of the package gets the status that the page says', async () => {
  const [, section = ''] = readFileSync(PAGE, 'utf8').split('### A second copy of `@strapi/utils`');
  const [, said] = /the client gets status (\d+)/.exec(section) ?? [];
  expect(await readStatus('@strapi/utils')).toBe(400);
  expect(await readStatus(second)).toBe(Number(said));
});
