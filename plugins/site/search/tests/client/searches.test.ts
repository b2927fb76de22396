import { expect, test } from 'vitest';
import { addSearch, readSearches, removeSearch } from '../../src/client/saved/searches';

const keep = (...texts: string[]): string[] => texts.reduce<string[]>(addSearch, []);

test('the last five searches are kept, the latest first, each once in whatever case', () => {
  expect(keep('a', 'b', 'c', 'd', 'e', 'f', 'C')).toEqual(['C', 'f', 'e', 'd', 'b']);
});

test('a search that goes on from the last one replaces it, and no other', () => {
  expect(keep('pop', 'populate')).toEqual(['populate']);
  expect(keep('Sort', 'filters', 'sort by name')).toEqual(['sort by name', 'filters', 'Sort']);
  expect(keep('populate', 'pop')).toEqual(['pop', 'populate']);
});

test('a search is forgotten, and nothing else', () => {
  expect(removeSearch(['Sort', 'filters'], 'sort')).toEqual(['filters']);
  expect(removeSearch(['sort'], 'other')).toEqual(['sort']);
});

test.each([
  ['nothing', undefined],
  ['a text', 'sort'],
  ['an object', { 0: 'sort', length: 1 }],
  ['what is no text', [null, 5, ['sort'], { text: 'sort' }]],
  ['empty texts', ['', '  ', ' sort']],
  ['a text that the field would not take', ['x'.repeat(513)]],
])('%s in the browser’s storage gives no searches', (_what, value) => {
  expect(readSearches(value)).toEqual([]);
});

test('of more than five kept searches, and of the same ones, the first are read', () => {
  expect(readSearches(['a', 'A', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(readSearches(['x'.repeat(512)])).toHaveLength(1);
});
