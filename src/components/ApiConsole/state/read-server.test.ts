import { afterEach, expect, test, vi } from 'vitest';
import { readKeptServer } from './read-server';

const SERVERS = [
  { url: 'http://a' },
  {
    url: '{protocol}://b',
    variables: { protocol: { default: 'https', enum: ['http', 'https'] }, host: { default: 'b' } },
  },
];

afterEach(() => vi.unstubAllGlobals());

function store(server: string | null): void {
  vi.stubGlobal('sessionStorage', { getItem: () => server });
}

test('the server of an earlier operation is found, with the values of its variables', () => {
  store(
    JSON.stringify({ url: '{protocol}://b', variables: { protocol: { default: 'http' }, host: { default: 'c' } } }),
  );
  expect(readKeptServer(SERVERS)?.variables).toEqual({
    protocol: { default: 'http', enum: ['http', 'https'] },
    host: { default: 'c' },
  });
  store('{"url":"http://a"}');
  expect(readKeptServer(SERVERS)).toBe(SERVERS[0]);
});

test.each([null, '', 'x', '5', '"text"', '[]', '{"url":5}', '{"url":"http://elsewhere"}', 'null'])(
  'what is stored as %s gives no server',
  (stored) => {
    store(stored);
    expect(readKeptServer(SERVERS)).toBeUndefined();
  },
);

test.each([
  '5',
  '"text"',
  'null',
  '{"protocol":null,"host":{"default":{}}}',
  '{"protocol":{"default":"javascript"},"host":5}',
])('variables that are stored as %s stay as the description has them', (variables) => {
  store(`{"url":"{protocol}://b","variables":${variables}}`);
  expect(readKeptServer(SERVERS)).toEqual(SERVERS[1]);
});

test('storage that throws gives no server', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  expect(readKeptServer(SERVERS)).toBeUndefined();
});
