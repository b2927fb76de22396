import { expect, test } from 'vitest';
import { fuse, joinSynonyms } from '../../src/client/embedded/fuse';

const result = (id: string, score: number) => ({ id, score, data: () => Promise.reject(new Error('not read')) });

const order = (...lists: Parameters<typeof fuse>) => fuse(...lists).map(({ result: { id }, score }) => [id, score]);

test('pages with all words come before better ones with some', () => {
  expect(order([[result('half', 3), result('all', 1)], [result('all', 1)]], [[]])).toEqual([
    ['all', 2],
    ['half', 1.5],
  ]);
});

test('pages that are found for all words together gain', () => {
  expect(order([[result('one', 2), result('other', 2)]], [[result('other', 1)]])).toEqual([
    ['other', 2.5],
    ['one', 2],
  ]);
});

test('a page that is found for a compound name gains over those with its parts', () => {
  expect(order([[result('parts', 2), result('name', 1)]], [[], [result('name', 4)]])).toEqual([
    ['name', 3],
    ['parts', 2],
  ]);
});

test('of a word and its synonyms, the better score of a page counts', () => {
  const joined = joinSynonyms([result('one', 1)], [[result('one', 2), result('other', 1)], [result('other', 3)]], 0.5);
  expect(joined.map(({ id, score }) => [id, score])).toEqual([
    ['one', 1],
    ['other', 1.5],
  ]);
});
