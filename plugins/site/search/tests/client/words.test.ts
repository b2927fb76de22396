import { expect, test } from 'vitest';
import { listAlternatives } from '../../src/client/embedded/words';

const WORDS = { pages: 1, vocabulary: [], synonyms: [['sort', 'order', 'order by']] };

test('a word is searched with those of its meaning, a compound name with its parts', () => {
  expect(listAlternatives('Sort', WORDS)).toEqual(['order', 'order by']);
  expect(listAlternatives('entityService', WORDS)).toEqual(['entity service']);
  expect(listAlternatives('sorts', WORDS)).toEqual(['order', 'order by']);
  expect(listAlternatives('STRAPI', WORDS)).toEqual([]);
});

test('a word that stands on no page is also searched as the one that was probably meant', () => {
  const words = { pages: 1, vocabulary: ['strategy', 'start', 'stray'], synonyms: [] };
  expect(listAlternatives('strat', words)).toEqual(['start']);
  expect(listAlternatives('start', words)).toEqual([]);
  expect(listAlternatives('stra', words)).toEqual([]);
});
