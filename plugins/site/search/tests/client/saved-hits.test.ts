import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addFavourite,
  addRecent,
  forgetSearch,
  keepSaved,
  keepSearch,
  readSaved,
  removeSaved,
  toSavedHit,
  type Saved,
} from '../../src/client/saved/saved-hits';

const NONE: Saved = { recent: [], favourites: [], searches: [] };
const hit = (name: string) => ({ url: `/${name}`, area: 'Cloud', title: name });

function stubStorage(value: string | null) {
  const storage = { getItem: () => value, setItem: vi.fn() };
  vi.stubGlobal('localStorage', storage);
  return storage;
}

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://docs.example' }));
afterEach(() => void vi.unstubAllGlobals());

test('the last seven hits are kept, each once, the latest first', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'c'];
  const { recent } = names.reduce((saved, name) => addRecent(saved, hit(name)), NONE);
  expect(recent.map(({ title }) => title)).toEqual(['c', 'h', 'g', 'f', 'e', 'd', 'b']);
});

test('a favourite is no recent hit, and stays when it is opened again', () => {
  const saved = addFavourite(addRecent(NONE, hit('a')), hit('a'));
  expect(saved).toEqual({ ...NONE, favourites: [hit('a')] });
  expect(addRecent(saved, hit('a'))).toEqual(saved);
  expect(removeSaved(saved, hit('a'))).toEqual(NONE);
});

test('searches are kept beside the hits, and forgotten without them', () => {
  const saved = keepSearch(addRecent(NONE, hit('a')), 'sort');
  expect(saved).toEqual({ ...NONE, recent: [hit('a')], searches: ['sort'] });
  expect(addFavourite(saved, hit('a')).searches).toEqual(['sort']);
  expect(removeSaved(saved, hit('a'))).toEqual({ ...NONE, searches: ['sort'] });
  expect(forgetSearch(saved, 'sort')).toEqual({ ...NONE, recent: [hit('a')] });
});

test('of a hit its texts are kept, without marks', () => {
  const title = [
    { text: 'Sort', isMatch: true },
    { text: 'ing', isMatch: false },
  ];
  expect(toSavedHit({ url: '/sort', area: 'Cloud', title, heading: undefined, snippet: title })).toEqual({
    url: '/sort',
    area: 'Cloud',
    title: 'Sorting',
    heading: undefined,
  });
});

const OTHER_SITES = ['//evil.example', '/\\evil.example', '/.//evil.example', 'https://evil.example', 'javascript:1'];

test('a hit on another site is not kept', () => {
  expect(addRecent(NONE, { ...hit('a'), url: 'https://forum.example/a' })).toEqual(NONE);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['null', 'null'],
  ['another shape', '{"recent":{"a":1},"favourites":[1,{"url":"/a"}],"searches":{"0":"sort"}}'],
  ['addresses of other sites', JSON.stringify({ recent: OTHER_SITES.map((url) => ({ url, area: '', title: 'x' })) })],
])('%s in the browser’s storage gives no hits', (_what, value) => {
  stubStorage(value);
  expect(readSaved()).toEqual(NONE);
});

test('what is kept is read again', () => {
  const storage = stubStorage(null);
  const saved = { recent: [hit('a')], favourites: [hit('b')], searches: ['sort'] };
  keepSaved(saved);
  stubStorage(String(storage.setItem.mock.calls[0]?.[1]));
  expect(readSaved()).toEqual(saved);
});

test('a browser that keeps nothing is no trouble', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  expect(readSaved()).toEqual(NONE);
  expect(() => keepSaved(NONE)).not.toThrow();
});
