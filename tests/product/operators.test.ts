import JSON5 from 'json5';
import { expect, test } from 'vitest';
import { FIELD_OPERATORS, GROUP_OPERATORS } from '../../src/components/QueryBuilder/query/operators';
import { readOperators, readProduct } from '../support/product-source';

const operators = readOperators();

/** One of the lists in the product's source. */
function readList(kind: string): string[] {
  const names = operators[kind] ?? [];
  expect(names.length).toBeGreaterThan(1);
  return names;
}

const namesOf = (kind?: string) =>
  FIELD_OPERATORS.filter(({ value }) => kind === undefined || value === kind).map(({ name }) => name);

test('the query builder offers the operators of the product, and no others', () => {
  expect(namesOf().sort()).toEqual(readList('WHERE').sort());
  expect([...GROUP_OPERATORS].sort()).toEqual(readList('GROUP').sort());
});

test('operators take what they take in the product', () => {
  expect(namesOf('list').sort()).toEqual(readList('ARRAY').sort());
  const converter = readProduct('utils/dist/convert-query-params.js');
  const [, yesNo] =
    /else if \((\[[^\]]*\])\.includes\(key\)\) \{\s+filters\[key\] = .*type: 'boolean'/.exec(converter) ?? [];
  expect(namesOf('yes-no')).toEqual(JSON5.parse(yesNo ?? '[]'));
});
