import { expect, test } from 'vitest';
import { countWords } from '../src/embedded/count-words';
import { createRecord } from './support/create-record';

test('words of titles and texts, those on most pages first, and compound names with their parts', () => {
  const words = countWords();
  words.addPage([
    createRecord({ content: 'Sort by createdAt, and sort fields' }),
    createRecord({ type: 'lvl2', content: null, hierarchy: { ...createRecord().hierarchy, lvl2: 'Fields' } }),
  ]);
  words.addPage([createRecord({ content: 'one of the fields', url_without_anchor: 'https://docs.example.org/other' })]);
  expect(words.list()).toEqual(['fields', 'sort', 'createdat', 'created']);
});
