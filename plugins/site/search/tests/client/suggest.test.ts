import { expect, test } from 'vitest';
import { suggest } from '../../src/client/embedded/suggest';

const VOCABULARY = ['field', 'populate', 'populating', 'deployment'];

test.each([
  ['popluatt', ['populate']],
  ['Feelds', ['field']],
  ['zzz', []],
])('beside %s the nearest known words are %j', (word, expected) => {
  expect(suggest(word, VOCABULARY)).toEqual(expected);
});
