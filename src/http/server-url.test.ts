import { expect, test } from 'vitest';
import { findUrlError } from './errors';
import { isMixedContent, readServerUrl } from './server-url';

test.each([
  ['http://localhost:1337', 'http://localhost:1337'],
  [' https://api.example.org/strapi/ ', 'https://api.example.org/strapi'],
  ['localhost:1337', undefined],
  ['ftp://a', undefined],
  ['http://a?x=1', undefined],
  ['http://user:secret@a', undefined],
  ['', undefined],
])('"%s" as a server is %s', (typed, expected) => {
  expect(readServerUrl(typed)).toBe(expected);
});

test.each([
  ['https:', 'http://api.example.org', true],
  ['https:', 'http://localhost:1337', false],
  ['https:', 'http://127.0.0.1:1337', false],
  ['https:', 'https://api.example.org', false],
  ['http:', 'http://api.example.org', false],
])('a page over %s may not reach %s: %s', (protocol, baseUrl, expected) => {
  expect(isMixedContent(protocol, baseUrl)).toBe(expected);
});

test.each([
  ['no url', { kind: 'invalid-url', url: 'no url' }],
  ['http://api.example.org', { kind: 'mixed-content' }],
  ['https://api.example.org', undefined],
])('sending to "%s" from a page over https: %j', (url, error) => {
  expect(findUrlError(url, 'https:')).toEqual(error);
});
