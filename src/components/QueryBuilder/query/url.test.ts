import { describe, expect, test } from 'vitest';
import { readAddress, writeAddress } from './address';
import { findHints } from './hints';
import { isEndpoint, readUrl, toPath } from './url';
import { splitList, toScalar } from './values';

test('the URL is made by qs, with values encoded and names as they are', () => {
  const params = { filters: { name: { $containsi: 'Chez Amélie & co' } }, sort: ['name:asc'], pagination: { page: 1 } };
  expect(toPath('/api/restaurants', params)).toBe(
    '/api/restaurants?filters[name][$containsi]=Chez%20Am%C3%A9lie%20%26%20co&sort[0]=name%3Aasc&pagination[page]=1',
  );
  expect(toPath('/api/restaurants', {})).toBe('/api/restaurants');
});

describe('a URL is read back', () => {
  test('with its values as texts', () => {
    const params = { filters: { rating: { $gte: 4 }, takeaway: true }, populate: ['cover'] };
    expect(readUrl(`https://api.example.org${toPath('/api/restaurants', params)}#top`)).toEqual({
      origin: 'https://api.example.org',
      endpoint: '/api/restaurants',
      params: { filters: { rating: { $gte: '4' }, takeaway: 'true' }, populate: ['cover'] },
    });
  });

  test('from a path, with encoded names, deep as the product reads them', () => {
    expect(readUrl(' /api/a?a%5Bb%5D[c][d][e][f][g]=1&list[20]=x&null ')).toEqual({
      endpoint: '/api/a',
      params: { a: { b: { c: { d: { e: { f: { g: '1' } } } } } }, list: ['x'], null: null },
    });
  });

  test.each(['', 'restaurants', 'ftp://a/b', '//host/api', 'http://', 'javascript:alert(1)'])(
    'but not from "%s"',
    (text) => {
      expect(readUrl(text)).toBeUndefined();
    },
  );
});

test.each([
  ['/api/restaurants', true],
  ['/api/restaurants/3', true],
  ['api/restaurants', false],
  ['/api/restaurants?sort=name', false],
  ['//evil.example', false],
  ['/a b', false],
  ['', false],
])('"%s" is an endpoint: %s', (text, expected) => {
  expect(isEndpoint(text)).toBe(expected);
});

describe('the address of the page', () => {
  const initial = { endpoint: '/api/restaurants', text: '{}' };
  const query = { endpoint: '/api/dishes', text: "{ // a+b\n  sort: 'é&c=1%',\n}" };

  test('gives back what was written into it, beside what else it says', () => {
    const search = writeAddress('?tab=1', '', initial, query);
    expect(search).toMatch(/^\?tab=1&endpoint=/);
    expect(readAddress(search, '', initial)).toEqual(query);
  });

  test('says nothing about the initial query', () => {
    expect(writeAddress('?endpoint=/x&q=1', '', initial, initial)).toBe('');
    expect(readAddress('', '', initial)).toEqual(initial);
  });

  test('tells two builders apart', () => {
    const search = writeAddress(writeAddress('', 'a.', initial, query), 'b.', initial, { ...query, text: '' });
    expect(readAddress(search, 'a.', initial)).toEqual(query);
    expect(readAddress(search, 'b.', initial)).toEqual({ ...query, text: '' });
  });
});

test('hints name what Strapi refuses or reads otherwise', () => {
  const params = {
    filters: { $or: [{ name: { $like: 'x' } }, { seats: null }], id: 2 ** 60 },
    pagination: { page: 1, start: 0 },
    publicationState: 'draft',
  };
  expect(findHints(params)).toEqual([
    { kind: 'null', about: 'filters.$or.1.seats' },
    { kind: 'too-large', about: 'filters.id' },
    { kind: 'unknown-operator', about: '$like' },
    { kind: 'both-paginations', about: 'pagination' },
    { kind: 'unknown-state', about: 'publicationState' },
  ]);
  expect(findHints({ filters: { $not: { name: { $eq: 'x' } } }, publicationState: 'live' })).toEqual([]);
});

test.each([
  ['4', 4],
  ['-4.5', -4.5],
  ['true', true],
  ['', ''],
  ['007', '007'],
  ['1e3', '1e3'],
  ['85201400012345678', '85201400012345678'],
  ['Infinity', 'Infinity'],
  [' 4', ' 4'],
])('"%s" typed into a field is %j', (typed, value) => {
  expect(toScalar(typed)).toBe(value);
});

test('a list is typed with commas', () => {
  expect(splitList(' a, b ,,c ')).toEqual(['a', 'b', 'c']);
});
