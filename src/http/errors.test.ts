import { expect, test } from 'vitest';
import { findUrlError } from './errors';

test.each(['http://localhost:1337/api', 'https://api.example.com', 'HTTPS://api.example.com/?a=1'])(
  '%s can be sent to',
  (url) => {
    expect(findUrlError(url, 'https:')).toBeUndefined();
  },
);

test.each([
  ['no host, where the path would be taken for one', 'https:///dishes/1'],
  ['no host and a query', 'http://?a=1'],
  ['another protocol', 'ftp://api.example.com'],
  ['no protocol', '/api/restaurants'],
  ['a host with spaces', 'http://a b/'],
])('%s is an invalid URL', (_what, url) => {
  expect(findUrlError(url, 'https:')).toEqual({ kind: 'invalid-url', url });
});

test('http from a page that came over https is mixed content, except on this computer', () => {
  expect(findUrlError('http://api.example.com', 'https:')).toEqual({ kind: 'mixed-content' });
  expect(findUrlError('http://api.example.com', 'http:')).toBeUndefined();
});
