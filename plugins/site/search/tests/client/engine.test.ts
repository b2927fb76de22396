import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BLOCK, createEngine } from '../../src/client/embedded/engine';
import type { FoundPage, Pagefind } from '../../src/client/embedded/pagefind';
import type { SearchQuery } from '../../src/client/types';

/** Text of each page, by its path. */
const PAGES: Record<string, string> = {
  '/sort': 'Sort entries by a field',
  '/filter': 'Filter entries',
  '/webhooks': 'Webhooks call a server',
  '/lost': 'Vanished words',
};
const WORDS = {
  pages: 40,
  vocabulary: ['entries', 'sort', 'filter', 'webhooks', 'call', 'vanished', 'field'],
  synonyms: [['hook', 'webhooks']],
};

type Options = { filters: Record<string, unknown> };

const search = vi.fn<(phrase: string, options: Options) => void>();
const { load } = vi.hoisted(() => ({ load: vi.fn<(folder: string) => Promise<Pagefind>>() }));
vi.mock('../../src/client/embedded/pagefind', () => ({ loadPagefind: load }));

const toPage = (url: string, content: string): FoundPage => ({
  url,
  content: `${url.slice(1)} ${content}`,
  meta: { title: url.slice(1), area: 'Docs' },
  anchors: [],
});

/** Finds the pages that have all words of a phrase; the text of one page can't be fetched. */
const pagefind: Pagefind = {
  options: () => Promise.resolve(),
  init: () => Promise.resolve(),
  search(phrase, options) {
    search(phrase, options);
    const words = phrase.toLowerCase().split(' ');
    const results = Object.entries(PAGES)
      .filter(([, text]) => words.every((word) => text.toLowerCase().includes(word)))
      .map(([url, text], place) => ({
        id: url,
        score: 1 / (place + 1),
        data: () => Promise.resolve(url === '/lost' ? null : toPage(url, text)),
      }));
    return Promise.resolve({ results });
  },
};

let respond: () => Response;
const { fetch } = globalThis;
beforeEach(() => {
  search.mockClear();
  load.mockReset().mockResolvedValue(pagefind);
  respond = () => Response.json(WORDS);
  globalThis.fetch = vi.fn(() => Promise.resolve(respond()));
});
afterEach(() => {
  globalThis.fetch = fetch;
});

const ask = (text: string, differences: Partial<SearchQuery> = {}) =>
  createEngine('/index/').search({ text, language: 'en', offset: 0, limit: 8, ...differences });
const listUrls = async (text: string, differences?: Partial<SearchQuery>) =>
  (await ask(text, differences)).hits.map(({ url }) => url);
const listPhrases = () => search.mock.calls.map(([phrase]) => phrase);

test('each word is searched, and all of them together', async () => {
  expect(await ask('sort entries')).toMatchObject({
    hits: [{ url: '/sort', area: 'Docs', title: [{ text: 'sort', isMatch: true }] }, { url: '/filter' }],
    total: 2,
    suggestions: [],
  });
  expect(listPhrases()).toEqual(['sort entries', 'sort', 'entries']);
});

test('a section that has the query letter by letter is better than what the index puts first', async () => {
  expect(await listUrls('entries')).toEqual(['/sort', '/filter']);
  expect(await listUrls('Filter entries')).toEqual(['/filter', '/sort']);
});

test('only the area and the versions asked for are searched', async () => {
  await ask('sort', { area: 'Cloud', tags: ['default', 'v4'] });
  await ask('sort');
  expect(search.mock.calls.map(([, { filters }]) => filters)).toEqual([
    { tag: { any: ['default', 'v4'] }, area: 'Cloud' },
    { tag: { any: ['default', 'v4'] }, area: 'Cloud' },
    {},
    {},
  ]);
});

test('a mistyped word is corrected, and a word of the same meaning is found for less', async () => {
  expect(await listUrls('webhoks')).toEqual(['/webhooks']);
  expect(await listUrls('hook')).toEqual(['/webhooks']);
  expect(listPhrases()).toContain('webhooks');
});

test('a word of no page is not searched, as the index would find its beginning', async () => {
  expect(await ask('zzyzx')).toMatchObject({ hits: [], total: 0 });
  expect(search).not.toHaveBeenCalled();
  expect(await listUrls('sort zzyzx')).toEqual(['/sort']);
  expect(listPhrases()).toEqual(['sort', 'sort']);
});

test('suggestions come when nothing is found', async () => {
  expect((await ask('fillterr')).suggestions).toEqual(['filter']);
  expect((await ask('fillterr sort')).suggestions).toEqual([]);
});

test('so do the nearest headings, from all areas', async () => {
  expect((await ask('fillterr', { area: 'Cloud' })).nearest).toMatchObject([{ url: '/filter' }]);
  expect(search).toHaveBeenLastCalledWith('filter', { filters: {} });
  expect((await ask('sort')).nearest).toBeUndefined();
});

test.each(['', '  ', '?!'])('"%s" asks for nothing', async (text) => {
  expect(await ask(text)).toEqual({ hits: [], total: 0, suggestions: [], nearest: [] });
  expect(search).not.toHaveBeenCalled();
});

test('a page of results begins where the one before ended, and only its blocks are read', async () => {
  const read: string[] = [];
  const urls = Array.from({ length: 60 }, (_, place) => `/page-${String(place)}`);
  const results = urls.map((url, place) => ({
    id: url,
    score: 60 - place,
    data: () => Promise.resolve((read.push(url), toPage(url, 'sort'))),
  }));
  load.mockResolvedValue({ ...pagefind, search: () => Promise.resolve({ results }) });
  const differences = (offset: number, limit: number) => ({ offset, limit });
  expect(await ask('sort', differences(0, 8))).toMatchObject({
    total: 60,
    hits: urls.slice(0, 8).map((url) => ({ url })),
  });
  expect(read).toEqual(urls.slice(0, BLOCK));
  read.length = 0;
  expect(await listUrls('sort', differences(BLOCK + 4, 8))).toEqual(urls.slice(BLOCK + 4, BLOCK + 12));
  expect(read).toEqual(urls.slice(BLOCK, 2 * BLOCK));
  read.length = 0;
  expect(await listUrls('sort', differences(BLOCK - 4, 10))).toEqual(urls.slice(BLOCK - 4, BLOCK + 6));
  expect(read).toEqual(urls.slice(0, 2 * BLOCK));
  read.length = 0;
  expect(await listUrls('sort', differences(58, 8))).toEqual(urls.slice(58));
  expect(read).toEqual(urls.slice(58 - (58 % BLOCK)));
});

test('a rare word tells more than a common one', async () => {
  const found = (ids: string[], texts: Record<string, string>) =>
    ids.map((id) => ({ id, score: 1, data: () => Promise.resolve(toPage(id, texts[id] ?? '')) }));
  const texts = { '/a': 'entries', '/b': 'webhooks' };
  const others = Array.from({ length: 10 }, (_, place) => `/other-${String(place)}`);
  load.mockResolvedValue({
    ...pagefind,
    search: (phrase) =>
      Promise.resolve({
        results:
          phrase === 'entries' ? found(['/a', ...others], texts) : phrase === 'webhooks' ? found(['/b'], texts) : [],
      }),
  });
  expect((await listUrls('entries webhooks'))[0]).toBe('/b');
});

test('the index is fetched once, from its folder', async () => {
  const engine = createEngine('/index/');
  await engine.load();
  await engine.search({ text: 'sort', language: 'en', offset: 0, limit: 8 });
  expect(load.mock.calls).toEqual([['/index/']]);
});

test.each([
  ['the text of a page is missing', 'vanished', () => Response.json(WORDS), /page that was found could not be fetched/],
  ['the list of words is missing', 'sort', () => new Response('', { status: 404 }), /404/],
])('a query fails if %s', async (_case, text, response, message) => {
  respond = response;
  await expect(ask(text)).rejects.toThrow(message);
});

test('a query fails if a piece of the index could not be fetched, which the index itself only logs', async () => {
  load.mockResolvedValue({
    ...pagefind,
    async search() {
      await globalThis.fetch('/index/piece.pf_index').catch(() => undefined);
      return { results: [] };
    },
  });
  const engine = createEngine('/index/');
  await engine.load();
  respond = () => new Response('', { status: 500 });
  await expect(engine.search({ text: 'sort', language: 'en', offset: 0, limit: 8 })).rejects.toThrow(/500/);
});
