import { expect, test } from 'vitest';
import { correct, isKnown, isOneEditApart } from '../../src/client/embedded/correct';

test.each([
  ['relation', 'relatoin', true],
  ['relation', 'relaton', true],
  ['relation', 'relaation', true],
  ['relation', 'relatiom', true],
  ['relation', 'relation', true],
  ['relation', 'reltaoin', false],
  ['relation', 'relatio', true],
  ['relation', 'relat', false],
  ['ab', 'ba', true],
  ['abc', 'cba', false],
])('one edit between %s and %s: %s', (one, other, isNear) => {
  expect(isOneEditApart(one, other)).toBe(isNear);
  expect(isOneEditApart(other, one)).toBe(isNear);
});

const VOCABULARY = ['population', 'populate', 'relation', 'create'];

test.each([
  ['a wrong letter', 'popolate', 'populate'],
  ['the beginning of a word', 'relat', 'relat'],
  ['a known word in capitals', 'Relation', 'Relation'],
  ['a short word', 'cret', 'cret'],
  ['an unknown word', 'kubernetes', 'kubernetes'],
])('%s: %s becomes %s', (_what, word, meant) => {
  expect(correct(word, VOCABULARY)).toBe(meant);
});

test('of two words as near, the one on more pages is meant', () => {
  expect(correct('stata', ['state', 'strata', 'stats'])).toBe('state');
});

test('the first letter is seldom wrong', () => {
  expect(correct('acount', ['count', 'account'])).toBe('account');
  expect(correct('xccount', ['count', 'account'])).toBe('account');
});

test.each([
  ['relations', true],
  ['onyxes', false],
  ['on', true],
  ['"of no page"', true],
])('%s may stand on a page: %s', (word, expected) => {
  expect(isKnown(word, ['relation', 'on'])).toBe(expected);
});
