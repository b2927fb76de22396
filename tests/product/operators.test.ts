import { readFileSync } from 'node:fs';
import JSON5 from 'json5';
import { expect, test } from 'vitest';
import { FIELD_OPERATORS, GROUP_OPERATORS } from '../../src/components/QueryBuilder/query/operators';

const source = readFileSync('product/node_modules/@strapi/utils/dist/operators.js', 'utf8');

/** One of the lists in the product's source. */
function readList(name: string): string[] {
  const [, list = '[]'] = new RegExp(`const ${name} = (\\[[^\\]]*\\])`).exec(source) ?? [];
  const names: string[] = JSON5.parse(list);
  expect(names.length).toBeGreaterThan(1);
  return names;
}

const namesOf = (kind?: string) =>
  FIELD_OPERATORS.filter(({ value }) => kind === undefined || value === kind).map(({ name }) => name);

test('the query builder offers the operators of the product, and no others', () => {
  expect(namesOf().sort()).toEqual(readList('WHERE_OPERATORS').sort());
  expect([...GROUP_OPERATORS].sort()).toEqual(readList('GROUP_OPERATORS').sort());
});

test('operators take what they take in the product', () => {
  expect(namesOf('list').sort()).toEqual(readList('ARRAY_OPERATORS').sort());
  const converter = readFileSync('product/node_modules/@strapi/utils/dist/convert-query-params.js', 'utf8');
  const [, yesNo] =
    /else if \((\[[^\]]*\])\.includes\(key\)\) \{\s+filters\[key\] = .*type: 'boolean'/.exec(converter) ?? [];
  expect(namesOf('yes-no')).toEqual(JSON5.parse(yesNo ?? '[]'));
});
