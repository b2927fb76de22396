import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeIndex } from '../src/embedded/write-index';
import { createRecord } from './support/create-record';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the index holds a piece per page, and none of the parts that the site has no use for', async () => {
  const other = { url_without_anchor: 'https://docs.example.org/dev-docs/filter' };
  await writeIndex([createRecord(), createRecord(other), createRecord()], folder, [['sort', 'order']]);
  expect(readdirSync(join(folder, 'fragment'))).toHaveLength(2);
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(names.map(({ name }) => name.replace(/en_\w+/, 'en')).sort()).toEqual([
    'pagefind-entry.json',
    'pagefind-worker.js',
    'pagefind.en.pf_meta',
    'pagefind.js',
    'wasm.en.pagefind',
    'words.json',
  ]);
  expect(JSON.parse(readFileSync(join(folder, 'words.json'), 'utf8'))).toEqual({
    pages: 2,
    vocabulary: ['field'],
    synonyms: [['sort', 'order']],
  });
});

test('what the index can’t be written to is told', async () => {
  await expect(writeIndex([createRecord()], '/dev/null/index', [])).rejects.toThrow(/\/dev\/null\/index/);
});
