import { describe, expect, test } from 'vitest';
import { findMembers } from './members';
import { parseText } from './parse-text';
import { printText } from './print-text';
import { setMember } from './set-member';

describe('the text', () => {
  test('is an object as JavaScript writes it', () => {
    const text = `{
      // comments, single quotes, plain names, commas at the end
      sort: ['name:asc'], "filters": { $or: [{ rating: { $gte: 4.5 } }] },
    }`;
    expect(parseText(text)).toEqual({
      params: { sort: ['name:asc'], filters: { $or: [{ rating: { $gte: 4.5 } }] } },
    });
  });

  test.each(['', ' \n '])('may be empty: "%s"', (text) => {
    expect(parseText(text)).toEqual({ params: {} });
  });

  test.each([
    ['{\n  sort: new Date(),\n}', { kind: 'character', character: 'new', line: 2, column: 9 }],
    ['{ a: 1 b: 2 }', { kind: 'character', character: 'b', line: 1, column: 8 }],
    ['{ a: alert(1) }', { kind: 'character', character: 'alert', line: 1, column: 6 }],
    ['{\n  sort: [', { kind: 'end', line: 2, column: 10 }],
    ["{ a: 'x\n' }", { kind: 'character', character: '\\n', line: 1, column: 8 }],
    ['["name"]', { kind: 'no-object' }],
    ['4', { kind: 'no-object' }],
  ])('says where it is wrong: %s', (text, problem) => {
    expect(parseText(text)).toEqual({ problem });
  });

  test('is printed with plain names, and short values on one line', () => {
    const params = {
      sort: ['name:asc'],
      filters: { $or: [{ name: { $contains: "d'Or" } }, { 'opening-hours': { $null: true } }] },
      populate: {},
      fields: [],
    };
    expect(printText(params)).toBe(`{
  sort: ['name:asc'],
  filters: {
    $or: [
      { name: { $contains: "d'Or" } },
      { 'opening-hours': { $null: true } },
    ],
  },
  populate: {},
  fields: [],
}`);
    expect(parseText(printText(params))).toEqual({ params });
    expect(printText({})).toBe('{}');
  });
});

test('members are found between comments, strings and brackets that look like others', () => {
  const text = `{ // a: 1,
    a: '}, b: 1', "b": [{ a: 2 }, ',' /* c: 3 */, 1], /* d */ c: -1.5 // end
  }`;
  const found = findMembers(text).map(({ key, valueStart, valueEnd, commented }) => [
    key,
    text.slice(valueStart, valueEnd),
    commented,
  ]);
  expect(found).toEqual([
    ['a', "'}, b: 1'", false],
    ['b', "[{ a: 2 }, ',' /* c: 3 */, 1]", true],
    ['c', '-1.5', false],
  ]);
});

describe('a change of one parameter', () => {
  const text = `{
  // The best first.
  sort: ["rating:desc"],
  _q: 'umi', // what the reader looks for
  locale: 'fr'
}`;

  test('leaves every other character as it was', () => {
    expect(setMember(text, 'sort', ['name:asc'])).toBe(text.replace('["rating:desc"]', "['name:asc']"));
  });

  test('adds behind the last one', () => {
    expect(setMember(text, 'fields', ['name'])).toBe(text.replace("'fr'", "'fr',\n  fields: ['name'],"));
    expect(setMember('{\n  a: 1, // one\n}', 'b', 2)).toBe('{\n  a: 1,\n  b: 2, // one\n}');
  });

  test('takes out with its line', () => {
    expect(setMember(text, 'locale', undefined)).toBe(text.replace("\n  locale: 'fr'", ''));
    expect(setMember(text, '_q', undefined)).toContain('desc"],\n  // what the reader looks for\n  locale');
    expect(setMember('{ a: 1, b: 2 }', 'a', undefined)).toBe('{ b: 2 }');
    expect(setMember('{ a: 1 }', 'b', undefined)).toBe('{ a: 1 }');
  });

  test.each([
    ['', "{\n  sort: ['a'],\n}"],
    ['{}', "{\n  sort: ['a'],\n}"],
    ['{ locale: "fr" }', "{\n  locale: 'fr',\n  sort: ['a'],\n}"],
    ['{ // none yet\n}', "{ // none yet\n  sort: ['a'],\n}"],
    ["{ sort: 'a', sort: 'b' }", "{ sort: ['a'] }"],
  ])('begins with %s', (before, after) => {
    expect(setMember(before, 'sort', ['a'])).toBe(after);
  });

  test('gives what was asked for, whatever the text looks like', () => {
    const texts = [
      text,
      '',
      '{}',
      '{a:1}',
      '{a:1,}',
      '{"a":{b:[1,{c:2}]},/*x*/\n"sort":1//y\n}',
      '{/*{*/}',
      "{'so\\'rt':1,}",
    ];
    for (const before of texts) {
      const { sort, ...others } = parseText(before).params as { sort?: unknown };
      expect(parseText(setMember(before, 'sort', { x: [1] }))).toEqual({ params: { ...others, sort: { x: [1] } } });
      expect(parseText(setMember(before, 'sort', undefined))).toEqual({ params: others });
      expect(sort === undefined || before.includes('sort')).toBe(true);
    }
  });
});
