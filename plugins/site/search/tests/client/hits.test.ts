import { expect, test } from 'vitest';
import { findAnswer, toHit } from '../../src/client/embedded/hits';
import { splitPage } from '../../src/client/embedded/sections';
import { stem } from '../../src/client/embedded/stem';

const CONTENT = 'Sorting Entries can be sorted. Fields By one <b>field</b> only. Errors A wrong field is an error.';
const PAGE = {
  url: '/dev-docs/sort',
  content: CONTENT,
  meta: { title: 'Sorting', area: 'Developer Docs' },
  anchors: [
    { id: 'errors', text: 'Errors', location: 10 },
    { id: 'fields', text: 'Fields', location: 5 },
  ],
};

const search = (query: string) => {
  const terms = query.split(' ').map((text) => ({ text, stem: stem(text), weight: 1, synonyms: [] }));
  return toHit(findAnswer(splitPage(PAGE), 1, { query, terms }), terms);
};

test('a hit leads to the section that answers best', () => {
  expect(search('wrong field')).toEqual({
    url: '/dev-docs/sort#errors',
    area: 'Developer Docs',
    title: [{ text: 'Sorting', isMatch: false }],
    heading: [{ text: 'Errors', isMatch: false }],
    snippet: [
      { text: 'A ', isMatch: false },
      { text: 'wrong field', isMatch: true },
      { text: ' is an error.', isMatch: false },
    ],
  });
});

test('above the first heading it leads to the page', () => {
  expect(search('entries')).toMatchObject({ url: '/dev-docs/sort', heading: undefined });
});

test('what is searched is marked in the title and the heading, too', () => {
  expect(search('sorting').title).toEqual([{ text: 'Sorting', isMatch: true }]);
  expect(search('fields').heading).toEqual([{ text: 'Fields', isMatch: true }]);
});

test('markup in a page is text', () => {
  expect(search('one').snippet).toContainEqual({ text: ' <b>field</b> only.', isMatch: false });
});
