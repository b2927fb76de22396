import { expect, test } from 'vitest';
import { listWords } from '../src/embedded/list-words';
import { createRecord } from './support/create-record';

test('words of titles and texts, those on most pages first, and compound names with their parts', () => {
  const records = [
    createRecord({ content: 'Sort by createdAt' }),
    createRecord({ type: 'lvl2', content: null, hierarchy: { ...createRecord().hierarchy, lvl2: 'Fields' } }),
    createRecord({ content: 'one of the fields', url_without_anchor: 'https://docs.example.org/other' }),
  ];
  expect(listWords(records)).toEqual(['fields', 'sort', 'createdat', 'created']);
});
