import { expect, test } from 'vitest';
import { LONGEST_TEXT, splitText } from '../../src/records/split-text';

test.each([
  ['between lines', `${'a b '.repeat(400)}\n${'c '.repeat(400)}`, [1599, 800]],
  ['between words', 'word '.repeat(500), [1999, 500]],
  ['inside of a word, when it fills a record alone', 'a'.repeat(LONGEST_TEXT + 5), [LONGEST_TEXT, 5]],
  ['not at all, when it is short', 'a'.repeat(LONGEST_TEXT), [LONGEST_TEXT]],
])('text is split %s', (_where, text, lengths) => {
  expect(splitText(text).map(({ length }) => length)).toEqual(lengths);
});

test('nothing but white space is lost', () => {
  const text = 'one two three '.repeat(1000);
  expect(splitText(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
});
