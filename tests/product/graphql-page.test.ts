import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { findNames, readProduct } from '../support/product-source';
import { listCodes, readRows } from '../support/tables';

const PLUGIN = 'plugin-graphql/server';
const PAGE = 'docs/dev-docs/api/graphql.md';
const PLUGIN_PAGE = 'docs/dev-docs/plugins/graphql.md';

const operators = findNames(
  readProduct(`${PLUGIN}/services/builders/filters/operators/index.js`),
  /^ {2}(\w+): require\(/gm,
).sort();
const options = [
  ...new Set([
    ...globSync('**/*.js', { cwd: `product/node_modules/@strapi/${PLUGIN}` }).flatMap((file) =>
      findNames(readProduct(`${PLUGIN}/${file}`), /\bconfig\('([\w.]+)'/g),
    ),
    ...findNames(readProduct(`${PLUGIN}/config/default-config.js`), /^ {2}(\w+):/gm),
  ]),
].sort();

test('the page has the operators of the plugin', () => {
  expect(operators.length).toBeGreaterThan(20);
  expect(listCodes(readRows(PAGE), 'Filter')).toEqual(operators);
});

test('the page of the plugin has the options that the plugin reads', () => {
  expect(options.length).toBeGreaterThan(8);
  expect(listCodes(readRows(PLUGIN_PAGE), 'Options')).toEqual(options);
});

test('an operator that is missing, and one that is invented, are noticed', () => {
  const source = readFileSync(PAGE, 'utf8');
  const planted = [source.replace(/^\| `nei` .*\n/m, ''), source.replace('| `nei` ', '| `unlike` ')];
  for (const text of planted) {
    expect(text).not.toBe(source);
    expect(listCodes(readRows(PAGE, text), 'Filter')).not.toEqual(operators);
  }
});
