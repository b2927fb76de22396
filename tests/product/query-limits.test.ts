import { createRequire } from 'node:module';
import type qs from 'qs';
import { expect, test } from 'vitest';
import { MOST_LEVELS, MOST_VALUES } from '../../src/components/QueryBuilder/query/limits';
import { readProduct } from '../support/product-source';

/** The library by which the product reads queries, in the product's version. */
const { parse } = createRequire(`${process.cwd()}/product/package.json`)('qs') as typeof qs;

const OPTIONS = { strictNullHandling: true, arrayLimit: 100, depth: MOST_LEVELS };

test('the limits of the query builder are those of the product', () => {
  const [, defaults = ''] = /const defaults = (\{[^}]*\})/.exec(readProduct('strapi/dist/middlewares/query.js')) ?? [];
  expect(defaults.replace(/\s+/g, ' ')).toBe(`{ strictNullHandling: true, arrayLimit: 100, depth: ${MOST_LEVELS}, }`);
});

test('the product drops values beyond the limit', () => {
  const query = Array.from({ length: MOST_VALUES + 1 }, (_, index) => `a${index}=1`).join('&');
  expect(Object.keys(parse(query, OPTIONS))).toHaveLength(MOST_VALUES);
});

test('the product takes the rest of a name that is too deep as one key', () => {
  const print = (levels: number) => JSON.stringify(parse(`a${'[a]'.repeat(levels)}=1`, OPTIONS));
  expect(print(MOST_LEVELS)).not.toContain('[a]');
  expect(print(MOST_LEVELS + 1)).toContain('"[a]"');
});
