import { expect, test } from 'vitest';
import { steady } from '../src/steady';

test.each([
  ['dates of the run', '"createdAt": "2026-11-28T04:39:45.755Z"', '"createdAt": "…"'],
  ['a token', 'eyJhbGciOiJI.eyJpZCI6.SflKxwRJ', '…'],
  ['the random end of a file name', 'plate_5ee8cc2657.jpg', 'plate_….jpg'],
  ['a port', 'connect ECONNREFUSED 127.0.0.1:42525', 'connect ECONNREFUSED 127.0.0.1:…'],
  [
    'the place of the repository',
    '- /home/me/site/.cache/product/verify-28441-0-check/package.json',
    '- ./package.json',
  ],
  ['the place of a version', '/home/me/site/.cache/versions/4.26.2/node_modules/knex', './node_modules/knex'],
])('%s is left out', (_, text, expected) => {
  expect(steady(text, '/home/me/site')).toBe(expected);
});

test.each(['"createdAt": "2023-10-02T09:01:00.000Z"', '"id": 12, "stars": 5', 'facade decade 1696237260'])(
  'what stays from run to run is kept: %s',
  (text) => {
    expect(steady(text, '/home/me/site')).toBe(text);
  },
);
