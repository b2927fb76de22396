import { expect, test, vi } from 'vitest';
import { findNearest, listNear } from '../../src/client/embedded/nearest';
import type { SearchQuery } from '../../src/client/types';
import { createAnswer, createHit } from '../support/create-engine';

const VOCABULARY = [
  'graphql',
  'authentication',
  'populate',
  'webhook',
  'subscription',
  'cycle',
  'lifecycles',
  'lifecycle',
  'press',
];

test.each([
  // Known, but not where it was searched.
  ['Lifecycle', ['lifecycle', 'lifecycles']],
  ['graphqlsubscription', ['subscription', 'graphql']],
  ['authentificator', ['authentication']],
  // Short words are in many others, and another first letter makes another word.
  ['wordpress', []],
  ['kopulate', []],
  ['popluatt', ['populate']],
  ['popuzzzz', []],
  ['qqzzxxww', []],
])('the known words that are nearest to %s are %j', (word, expected) => {
  expect(listNear(word, VOCABULARY)).toEqual(expected);
});

test('at most three words are near', () => {
  expect(listNear('aaaaaabbbbbbccccccdddddd', ['aaaaaa', 'bbbbbb', 'cccccc', 'dddddd'])).toHaveLength(3);
});

const QUERY: SearchQuery = { text: 'x', language: 'en', tags: ['default'], area: 'Cloud', offset: 16, limit: 8 };
const match = (text: string) => [{ text, isMatch: true }];

/** Finds a number of hits for each text, all with the words in their heading or only in their title. */
function createFind(counts: Record<string, number>, where: 'heading' | 'title' = 'heading') {
  return vi.fn(({ text }: SearchQuery) => {
    const hits = Array.from({ length: counts[text] ?? 0 }, (_, place) =>
      createHit(`${text}-${place}`, { title: match(text), heading: where === 'heading' ? match(text) : undefined }),
    );
    return Promise.resolve(createAnswer(...hits));
  });
}

test('headings with the nearest words are found in all areas, those with the next ones behind them, at most five', async () => {
  const find = createFind({ lifecycle: 3, lifecycles: 3 });
  const nearest = await findNearest({ ...QUERY, text: 'lifecycle' }, VOCABULARY, find);
  expect(nearest.map(({ url }) => url)).toEqual(
    ['lifecycle-0', 'lifecycle-1', 'lifecycle-2', 'lifecycles-0', 'lifecycles-1'].map((name) => `/docs/${name}`),
  );
  expect(find.mock.calls[0]).toEqual([{ ...QUERY, text: 'lifecycle', area: undefined, offset: 0, limit: 16 }]);
});

test('nothing more is searched once there are five, and no heading comes twice', async () => {
  const enough = createFind({ lifecycle: 6 });
  expect(await findNearest({ ...QUERY, text: 'lifecycle' }, VOCABULARY, enough)).toHaveLength(5);
  expect(enough).toHaveBeenCalledOnce();
  const same = vi.fn(() => Promise.resolve(createAnswer(createHit('A', { title: match('A') }))));
  expect(await findNearest({ ...QUERY, text: 'lifecycle' }, VOCABULARY, same)).toHaveLength(1);
});

test('each word of the query, also in quotes, stands for its nearest one', async () => {
  const find = createFind({});
  await findNearest({ ...QUERY, text: '"qqzz webhoook lifecycle"' }, VOCABULARY, find);
  expect(find.mock.calls.map(([{ text }]) => text)).toEqual(['webhook lifecycle', 'webhook lifecycles']);
});

test('the title counts where there is no heading, and hits whose heading is not like it are left out', async () => {
  const inTitle = createFind({ webhook: 2 }, 'title');
  expect(await findNearest({ ...QUERY, text: 'webhoook' }, VOCABULARY, inTitle)).toHaveLength(2);
  const inText = () =>
    Promise.resolve(createAnswer(createHit('A', { title: match('A'), heading: [{ text: 'B', isMatch: false }] })));
  expect(await findNearest({ ...QUERY, text: 'webhoook' }, VOCABULARY, inText)).toEqual([]);
});

test('without a near word nothing is searched', async () => {
  const find = createFind({});
  expect(await findNearest({ ...QUERY, text: 'qqzzxxww' }, VOCABULARY, find)).toEqual([]);
  expect(await findNearest({ ...QUERY, text: '' }, VOCABULARY, find)).toEqual([]);
  expect(find).not.toHaveBeenCalled();
});
