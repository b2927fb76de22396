import { beforeAll, expect, test, vi } from 'vitest';
import { MATCH_END, MATCH_START, readAnswer } from '../../src/client/hosted/read-answer';

const mark = (text: string) => text.replace(/\[(.*?)\]/g, `${MATCH_START}$1${MATCH_END}`);

beforeAll(() => void vi.stubGlobal('location', { origin: 'https://docs.example.org' }));

const HIERARCHY = { lvl0: 'Developer Docs', lvl1: 'Sorting', lvl2: 'Fields', lvl3: null };
const HIT = {
  url: 'https://docs.example.org/dev-docs/sort#fields',
  hierarchy: HIERARCHY,
  _highlightResult: { hierarchy: { lvl1: { value: mark('[Sort]ing') }, lvl2: { value: 'Fields' } } },
  _snippetResult: { content: { value: mark('<b>By</b> one [field].') } },
};

test('a hit is told by its page, its lowest heading and its snippet; markup is text', () => {
  expect(readAnswer({ results: [{ hits: [HIT], nbHits: 7 }] })).toEqual({
    hits: [
      {
        url: '/dev-docs/sort#fields',
        area: 'Developer Docs',
        title: [
          { text: 'Sort', isMatch: true },
          { text: 'ing', isMatch: false },
        ],
        heading: [{ text: 'Fields', isMatch: false }],
        snippet: [
          { text: '<b>By</b> one ', isMatch: false },
          { text: 'field', isMatch: true },
          { text: '.', isMatch: false },
        ],
      },
    ],
    total: 7,
    suggestions: [],
  });
});

test('a hit of a title has neither heading nor snippet', () => {
  const hit = { url: 'https://docs.example.org/sort', hierarchy: { lvl0: 'Cloud', lvl1: 'Sorting', lvl2: null } };
  expect(readAnswer({ results: [{ hits: [hit], nbHits: 1 }] }).hits).toEqual([
    { url: '/sort', area: 'Cloud', title: [{ text: 'Sorting', isMatch: false }], heading: undefined, snippet: [] },
  ]);
});

test.each([
  ['no object', 'hello'],
  ['no results', {}],
  ['no hits', { results: [{ nbHits: 1 }] }],
  ['no number of hits', { results: [{ hits: [] }] }],
])('an answer with %s is refused', (_what, response) => {
  expect(() => readAnswer(response)).toThrow('the hosted search gave an answer that is none');
});

test('a hit without an address is left out', () => {
  expect(
    readAnswer({
      results: [
        {
          hits: [
            { hierarchy: HIERARCHY },
            { url: '/', hierarchy: HIERARCHY },
            { url: 'https://docs.example.org//evil.example', hierarchy: HIERARCHY },
          ],
          nbHits: 2,
        },
      ],
    }).hits,
  ).toEqual([]);
});
