import { beforeAll, expect, test, vi } from 'vitest';
import { MATCH_END, MATCH_START, readAnswer as readAnswerWith } from '../../src/hosted/read-answer';

const mark = (text: string) => text.replace(/\[(.*?)\]/g, `${MATCH_START}$1${MATCH_END}`);

/** As the theme does it for a site that sets nothing else. */
function toLink(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}

const readAnswer = (response: unknown) => readAnswerWith(response, toLink);

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
  expect(() => readAnswer(response)).toThrow('the response of the hosted search is invalid');
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

test('an address that the theme leaves alone leads to another site, but to no script', () => {
  const read = (url: string) =>
    readAnswerWith({ results: [{ hits: [{ url, hierarchy: HIERARCHY }], nbHits: 1 }] }, (address) => address).hits.map(
      (hit) => hit.url,
    );
  expect(read('https://forum.example.org/a?b#c')).toEqual(['https://forum.example.org/a?b#c']);
  expect(read('javascript:alert(1)')).toEqual([]);
});
