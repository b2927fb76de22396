import { expect, test } from 'vitest';
import { listSynonyms } from '../../src/client/embedded/words';

const WORDS = { pages: 1, vocabulary: [], synonyms: [['sort', 'order', 'order by']] };

test('a word is searched with those of its meaning, a compound name with its parts', () => {
  expect(listSynonyms('Sort', WORDS)).toEqual(['order', 'order by']);
  expect(listSynonyms('entityService', WORDS)).toEqual(['entity service']);
  expect(listSynonyms('sorts', WORDS)).toEqual(['order', 'order by']);
  expect(listSynonyms('STRAPI', WORDS)).toEqual([]);
});
