import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeIndex } from '../src/embedded/write-index';
import type { PageRecords } from '../src/records/record';
import { createRecord } from './support/create-record';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-'));
});

async function* read(...pages: PageRecords[]): AsyncGenerator<PageRecords> {
  yield* await Promise.resolve(pages);
}

afterEach(() => rmSync(folder, { recursive: true }));

test('the index holds a piece per page, and none of the parts that the site has no use for', async () => {
  const other = { url_without_anchor: 'https://docs.example.org/dev-docs/filter' };
  await writeIndex(read([createRecord(), createRecord()], [createRecord(other)]), folder, [['sort', 'order']]);
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

/** Pages in several areas and docs: the engine must not list these in an order of its own. */
function createPages(): PageRecords[] {
  return Array.from({ length: 24 }, (_, place) => [
    createRecord({
      url_without_anchor: `https://docs.example.org/page-${place}`,
      hierarchy: { ...createRecord().hierarchy, lvl0: `Area ${place % 8}` },
      docusaurus_tag: `docs-${place % 3}-current`,
      content: `Page ${place} sorts fields`,
    }),
  ]);
}

function readFiles(root: string): Record<string, string> {
  const files = globSync('**', { cwd: root }).sort();
  return Object.fromEntries(
    files.map((file) => {
      const content = readFileSync(join(root, file));
      return [file, createHash('sha256').update(content).digest('hex')];
    }),
  );
}

test('the same pages give the same files', async () => {
  const [one, other] = [join(folder, 'one'), join(folder, 'other')];
  await writeIndex(read(...createPages()), one, []);
  await writeIndex(read(...createPages()), other, []);
  const files = readFiles(one);
  expect(Object.keys(files).filter((file) => file.startsWith('filter/'))).toHaveLength(2);
  expect(readFiles(other)).toEqual(files);
});

test('what the index can’t be written to is told', async () => {
  await expect(writeIndex(read([createRecord()]), '/dev/null/index', [])).rejects.toThrow(/\/dev\/null\/index/);
});

test('what goes wrong while pages are read is told', async () => {
  async function* fail(): AsyncGenerator<PageRecords> {
    yield await Promise.resolve<PageRecords>([createRecord()]);
    throw new Error('the page can’t be read');
  }
  await expect(writeIndex(fail(), folder, [])).rejects.toThrow('the page can’t be read');
});
