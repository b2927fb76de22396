import { describe, expect, test } from 'vitest';
import { findExcess, LONGEST_TEXT, MOST_LEVELS, MOST_VALUES } from './limits';
import { parseText } from './parse-text';
import { readUrl } from './url';

/** Objects inside each other, as text: with 2 levels `{a:{a:{a:1}}}`. */
const nest = (levels: number) => `${'{a:'.repeat(levels + 1)}1${'}'.repeat(levels + 1)}`;
const list = (values: number) => `{ a: [${'1,'.repeat(values)}] }`;

describe('a text', () => {
  test('is read up to the limits', () => {
    expect(parseText(nest(MOST_LEVELS)).problem).toBeUndefined();
    expect(parseText(list(MOST_VALUES)).problem).toBeUndefined();
    expect(parseText(`{}${' '.repeat(LONGEST_TEXT - 2)}`)).toEqual({ params: {} });
  });

  test('with too many levels says how many it has', () => {
    expect(parseText(nest(MOST_LEVELS + 1))).toEqual({ problem: { kind: 'too-deep', levels: MOST_LEVELS + 1 } });
    expect(parseText(nest(2000))).toEqual({ problem: { kind: 'too-deep', levels: 2000 } });
    expect(parseText(`{ a: ${'['.repeat(2000)}1${']'.repeat(2000)} }`)).toEqual({
      problem: { kind: 'too-deep', levels: 2000 },
    });
  });

  test('with too many values says how many it has', () => {
    expect(parseText(list(MOST_VALUES + 1))).toEqual({ problem: { kind: 'too-many', values: MOST_VALUES + 1 } });
    expect(parseText(list(40_000))).toEqual({ problem: { kind: 'too-many', values: 40_000 } });
  });

  test('that is too long is not read, even if it is malformed', () => {
    const text = '{'.repeat(LONGEST_TEXT + 1);
    expect(parseText(text)).toEqual({ problem: { kind: 'too-long', length: LONGEST_TEXT + 1 } });
  });
});

test('empty lists and objects count as values, because the form and the hints visit them', () => {
  expect(findExcess({ a: Array.from({ length: MOST_VALUES + 1 }, () => ({})) })).toEqual({
    kind: 'too-many',
    values: MOST_VALUES + 1,
  });
});

test('a URL with more values than the limit is read with enough of them to tell', () => {
  const url = `/api/restaurants?${Array.from({ length: 40_000 }, (_, index) => `a${index}=1`).join('&')}`;
  expect(findExcess(readUrl(url)?.params ?? {})).toEqual({ kind: 'too-many', values: MOST_VALUES + 1 });
});
