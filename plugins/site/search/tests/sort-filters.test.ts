import { gzipSync } from 'node:zlib';
import { encode } from 'cborg';
import { expect, test } from 'vitest';
import { sortFilters } from '../src/embedded/sort-filters.mjs';

const entry = {
  path: 'pagefind-entry.json',
  content: Buffer.from(JSON.stringify({ languages: { en: { hash: 'en_0123456789' } } })),
};
const describeFiles = (signature: string, value: unknown) => ({
  path: 'pagefind.en_0123456789.pf_meta',
  content: gzipSync(Buffer.concat([Buffer.from(signature), encode(value)])),
});

test('an index without filters keeps its other files', () => {
  const other = { path: 'pagefind.js', content: Buffer.from('') };
  const meta = describeFiles('pagefind_dcd', ['1.5.2', [], [], [], [], []]);
  const sorted = sortFilters([entry, other, meta]);
  expect(sorted).toHaveLength(3);
  expect(sorted).toContain(other);
});

test.each([
  ['an unknown signature', [entry, describeFiles('another_sig', [])], /Pagefind packed pagefind\.en_\w+\.pf_meta in/],
  ['another number of parts', [entry, describeFiles('pagefind_dcd', ['2.0.0'])], /lists its files in an unknown way/],
  ['a missing file', [entry], /Pagefind wrote no pagefind\.en_0123456789\.pf_meta: adapt plugins\/site\/search/],
])('%s stops the build', (_name, files, message) => {
  expect(() => sortFilters(files)).toThrow(message);
});
