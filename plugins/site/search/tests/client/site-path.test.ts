import { expect, test } from 'vitest';
import { readSitePath } from '../../src/client/site-path';

test.each([
  ['/a', '/a'],
  ['/a?b=c#d', '/a?b=c#d'],
  ['/a/../b', '/b'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['\\\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['/.//evil.example', undefined],
  ['/a/..//evil.example', undefined],
  ['https://evil.example/', undefined],
  ['https://docs.example/a', undefined],
  ['javascript:alert(1)', undefined],
  ['a', undefined],
  ['', undefined],
])('%j is the path %j', (address, expected) => {
  expect(readSitePath(address, 'https://docs.example')).toBe(expected);
});
