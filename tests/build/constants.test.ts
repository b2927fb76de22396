import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

/*
 * Limits that packages hold inside, with no setting for them and no effect that a reader, or a test, would see in
 * short time. So their source is read: an upgrade that changes one is noticed.
 */

const fromHere = createRequire(import.meta.url);
// Both are packages of the core, which need not lie where the site's own do.
const fromCore = createRequire(fromHere.resolve('@docusaurus/core/package.json'));

function findIn(file: string, code: RegExp): string[] {
  return readFileSync(file, 'utf8').match(code) ?? [];
}

test('the cache of matched routes holds 10000 entries, and so does that of made addresses', () => {
  const file = fromCore.resolve('react-router/esm/react-router.js');
  expect(findIn(file, /var cacheLimit\S* = 10000;/g)).toHaveLength(2);
});

test('a part that loads lazily counts as late after 200 ms', () => {
  expect(findIn(fromCore.resolve('react-loadable'), /\bdelay: 200,/g)).toHaveLength(1);
});

test('a picture closes 150 ms after the reader scrolled', () => {
  const file = fromHere.resolve('medium-zoom/dist/medium-zoom.esm.js');
  expect(findIn(file, /setTimeout\(close, 150\)/g)).toHaveLength(1);
});
