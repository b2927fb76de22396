import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchExamples } from '../../grammar/match-examples';
import { run } from '../../tools/bootstrap/src/run.mjs';
import { readAccess } from '../../tools/product/start/src/access';
import type { Product } from '../../tools/product/start/src/product';
import { COPIES, copyProject } from '../../tools/product/start/src/project';
import { readSeededData, startSeededCopy } from '../../tools/product/start/src/seeded';
import { DIST, toOverlay } from '../../tools/product/verify/src/overlay';
import { readPage } from '../../tools/product/verify/src/read-page';

const PAGE = 'docs/dev-docs/error-handling.md';

/** Files of the page as it shows them, by path. */
const files = Object.fromEntries(
  matchExamples(readPage(PAGE).tree)
    .filter(({ kind, hidden }) => kind === 'file' && !hidden)
    .map(({ fence }) => [(fence.values.title ?? '').replace('./', ''), fence.text]),
);

const listFiles = (ending: string) =>
  Object.keys(files)
    .filter((path) => path.endsWith(ending))
    .map((path) => path.slice(0, -ending.length));

test('each file is shown in JavaScript and in TypeScript', () => {
  expect(listFiles('.js').length).toBeGreaterThan(7);
  expect(listFiles('.ts')).toEqual(listFiles('.js'));
});

test('the TypeScript files fit the types of the product', async () => {
  const folder = join(COPIES, 'error-page-types');
  const typed = Object.entries(files).filter(([path]) => path.endsWith('.ts'));
  const config = {
    extends: '@strapi/typescript-utils/tsconfigs/server',
    compilerOptions: { noEmit: true, incremental: false },
    files: typed.map(([path]) => path),
  };
  copyProject(folder, { ...Object.fromEntries(typed), 'tsconfig.json': JSON.stringify(config) });
  const compiler = resolve('product/node_modules/typescript/bin/tsc');
  const { exitCode, output } = await run(process.execPath, [compiler, '-p', folder], {
    env: process.env,
    logName: 'error-page-types',
  });
  expect(output).toBe('');
  expect(exitCode).toBe(0);
  rmSync(folder, { recursive: true });
});

/** The middleware of a route, which the page names in a sentence only. Nothing is open from 25 o'clock on. */
const ROUTE = `const { createCoreRouter } = require('@strapi/strapi').factories;
module.exports = createCoreRouter('api::restaurant.restaurant', {
  config: { find: { middlewares: [{ name: 'api::restaurant.opening-hours', config: { from: 25 } }] } },
});`;

const REVIEW = { title: 'Warm bread', stars: 4, visitedOn: '2023-10-02' };

describe.each([
  ['JavaScript', '.js', '.'],
  ['TypeScript', '.ts', DIST],
])('with the files in %s', (_, ending, dist) => {
  const copy = `error-page-code-${ending.slice(1)}`;
  let product: Product;

  beforeAll(async () => {
    const shown = Object.entries(files).filter(([path]) => path.endsWith(ending));
    const overlay = Object.fromEntries(shown.flatMap(([path, text]) => Object.entries(toOverlay(path, text))));
    const route = join(dist, 'src/api/restaurant/routes/restaurant.js');
    product = await startSeededCopy(copy, await readSeededData(), { overlay: { ...overlay, [route]: ROUTE }, dist });
  });
  afterAll(async () => {
    await product.stop();
    rmSync(join(COPIES, copy), { recursive: true });
  });

  /** Status, message and details of a response. */
  async function ask(method: string, path: string, data?: Record<string, unknown>): Promise<unknown[]> {
    const response = await fetch(product.origin + path, {
      method,
      headers: { Authorization: `Bearer ${readAccess().apiToken.key}`, 'Content-Type': 'application/json' },
      ...(data && { body: JSON.stringify({ data }) }),
    });
    const { error } = (await response.json()) as { error?: { message: string; details: unknown } };
    return error ? [response.status, error.message, error.details] : [response.status];
  }

  test('the controller refuses capitals', async () => {
    const refusal = [400, 'Please do not shout', { title: 'WARM BREAD' }];
    expect(await ask('POST', '/api/reviews', { ...REVIEW, title: 'WARM BREAD' })).toEqual(refusal);
  });

  test('the policy refuses a review without a date', async () => {
    const refusal = [400, 'Say when you were there', { policy: 'has-visited' }];
    expect(await ask('POST', '/api/reviews', { title: 'Warm bread', stars: 4 })).toEqual(refusal);
  });

  test('the lifecycle hook refuses one star without a reason', async () => {
    const refusal = [400, 'One star needs a reason', { field: 'text' }];
    expect(await ask('POST', '/api/reviews', { ...REVIEW, stars: 1 })).toEqual(refusal);
  });

  test('the service refuses a title that is taken', async () => {
    expect(await ask('POST', '/api/reviews', REVIEW)).toEqual([200]);
    const refusal = [400, 'There is a review with this title', { title: REVIEW.title, same: 1 }];
    expect(await ask('POST', '/api/reviews', REVIEW)).toEqual(refusal);
  });

  test('the controller keeps a signature dish', async () => {
    const refusal = [409, 'A signature dish stays', { restaurant: 'Chez Amélie' }];
    expect(await ask('DELETE', '/api/dishes/2')).toEqual(refusal);
  });

  test('the policy of the route lets a full-access token delete', async () => {
    expect(await ask('DELETE', '/api/reviews/1')).toEqual([200]);
  });

  test('the middleware of a route refuses requests before it opens', async () => {
    expect(await ask('GET', '/api/restaurants')).toEqual([400, 'Closed', { from: 25 }]);
  });

  test('the middleware of the project takes the details away', async () => {
    const details = await product.run(`
      const middleware = strapi.middleware('global::hide-details')({}, { strapi });
      const error = Object.assign(new Error('Closed'), { details: { from: 25 } });
      return middleware({}, () => Promise.reject(error)).catch((caught) => caught.details);`);
    expect(details).toEqual({});
  });
});
