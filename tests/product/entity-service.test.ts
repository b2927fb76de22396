import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findList, readOperators, readProduct } from '../support/product-source';
import { readRows } from '../support/tables';

const PAGES = 'docs/dev-docs/api/entity-service';
const read = (file: string) => readFileSync(file, 'utf8');

/** What the pattern finds in the product's source, as a list of names. */
function readNames(file: string, pattern: RegExp): string[] {
  const names = findList(readProduct(file), pattern);
  expect(names.length).toBeGreaterThan(1);
  return names;
}

/** First column of the tables whose first heading is the given one. */
function readTable(source: string, column: string): string[] {
  const names = readRows('page.md', source)
    .filter((row) => row.column === column)
    .map(({ cells: [first = ''] }) => first);
  expect(names.length).toBeGreaterThan(1);
  return names;
}

const CONVERTER = 'utils/dist/convert-query-params.js';
const SERVICE = readProduct('strapi/dist/services/entity-service/index.js');
const METHODS = [...SERVICE.matchAll(/^ {4}(?:async )?(\w+)(?:\(.*\) \{$|: upload_files)/gm)].map(([, name]) => name);
// Beside what the converter reads: `data` and `files` of the writing methods, `locale` of the i18n plugin.
const PARAMETERS = [
  ...readNames(CONVERTER, /const \{(.*_q.*)\} = params;/),
  'publicationState',
  'data',
  'files',
  'locale',
];
const NESTED = [...readNames(CONVERTER, /const \{(.*)\} = subPopulate;/), 'publicationState', 'on'];
const { WHERE = [], GROUP = [] } = readOperators();

/** Page, heading of its table, what the product has. */
const TABLES: [page: string, heading: string, names: (string | undefined)[]][] = [
  [`${PAGES}.md`, 'Method', [...new Set([...METHODS, 'decorate'])]],
  [`${PAGES}/crud.md`, 'Parameter', PARAMETERS],
  [`${PAGES}/populate.md`, 'Option', NESTED],
  [`${PAGES}/filter.md`, 'Operator', WHERE],
  [`${PAGES}/filter.md`, 'Logical operator', [...GROUP, '$not']],
];

test.each(TABLES)('%s: the table "%s" lists what the product has, and nothing else', (page, heading, names) => {
  console.log(`${page}: ${names.length} names`);
  expect(names.length).toBeGreaterThan(1);
  expect([...new Set(readTable(read(page), heading))].sort()).toEqual([...names].sort());
});

test('every operator has an example of its own', () => {
  const page = read(`${PAGES}/filter.md`);
  const without = WHERE.filter((name) => !new RegExp(`\n### \\${name}\n[^#]*\`\`\`js run\n`).test(page));
  expect(without).toEqual([]);
});

test('a missing operator and an invented one are seen', () => {
  const planted = read(`${PAGES}/filter.md`).replace('| `$eqi` ', '| `$like` ');
  const names = readTable(planted, 'Operator');
  expect(WHERE.filter((name) => !names.includes(name))).toEqual(['$eqi']);
  expect(names.filter((name) => !WHERE.includes(name))).toEqual(['$like']);
});
