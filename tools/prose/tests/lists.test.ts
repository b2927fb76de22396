import { describe, expect, test } from 'vitest';
import { listProse } from '../src/files';
import { findAddedFiles, readFirstOldFiles } from '../src/first-old-files';
import { findDoneFiles, findUnsorted, findUnusedWords, OLD_TEXTS, readList, WORDS } from '../src/lists';
import { OLD_PAGES, readOldPages } from '../src/old-pages';
import { readText } from '../src/read-text';
import { findUnknown, readWords } from '../src/spelling';

const messages = (findings: { line: number; phrase: string; message: string }[]) =>
  findings.map(({ line, phrase, message }) => `${line} ${phrase}: ${message}`);

describe('the lists only get shorter', () => {
  // Lower these numbers when files are removed from the lists. Never raise them.
  test.each([
    [OLD_PAGES, 8, () => [...readOldPages()]],
    [OLD_TEXTS, 0, () => readList(OLD_TEXTS)],
  ])('%s has %d entries', (_, most, read) => {
    expect(read()).toHaveLength(most);
  });

  test.each([
    [OLD_PAGES, () => [...readOldPages()]],
    [OLD_TEXTS, () => readList(OLD_TEXTS)],
  ])('%s has only entries that it had in the beginning', (file, read) => {
    const first = readFirstOldFiles();
    console.log(`entries: ${read().length}, in the beginning: ${first.size}`);
    expect(first.size).toBeGreaterThan(0);
    expect(findAddedFiles(file, read(), first)).toEqual([]);
  });

  test('an entry that replaces another one is found', () => {
    const first = readFirstOldFiles();
    const swapped = [...first].with(0, 'docs/dev-docs/swapped-in.md');
    expect(messages(findAddedFiles(OLD_PAGES, swapped, first))).toEqual([
      '1 docs/dev-docs/swapped-in.md: entries are never added; write: nothing, edit the file',
    ]);
  });

  test('a changed list of first entries is refused', () => {
    const text = [...readFirstOldFiles(), 'docs/dev-docs/swapped-in.md', ''].join('\n');
    expect(() => readFirstOldFiles(text)).toThrow('first-old-files.txt never changes');
  });

  test('README.md and CONTRIBUTING.md are in none of them', () => {
    expect(readList(OLD_TEXTS)).not.toContain('README.md');
    expect(readList(OLD_TEXTS)).not.toContain('CONTRIBUTING.md');
  });
});

test('an unsorted entry and a repeated one are found', () => {
  expect(messages(findUnsorted('list.txt', ['a', 'c', 'b', 'b']))).toEqual([
    '3 b: the list is not sorted, or has it twice; write: it once, before "c"',
    '4 b: the list is not sorted, or has it twice; write: it once, before "b"',
  ]);
  expect(findUnsorted(WORDS, readList(WORDS))).toEqual([]);
});

test('a word that no text has, and one that a dictionary has, are found', async () => {
  const words = ['Knex', 'Strapi', 'folder'];
  const used = readWords(readText('README.md', "Strapi's folder.\n"));
  const unknown = new Set((await findUnknown(words, [])).keys());
  expect(messages(findUnusedWords('words.txt', words, used, unknown))).toEqual([
    '1 Knex: no checked text has this word; write: nothing, remove the line',
    '3 folder: a dictionary has this word; write: nothing, remove the line',
  ]);
});

test('a file that is missing or clean is found in a list of old files', () => {
  const files = ['README.md', 'docs/index.md'];
  expect(
    messages(findDoneFiles('old.txt', ['README.md', 'docs/index.md', 'gone.md'], files, new Set(['README.md']))),
  ).toEqual([
    '2 docs/index.md: the file has no finding; write: nothing, remove the line',
    '3 gone.md: there is no such file; write: nothing, remove the line',
  ]);
  expect(findDoneFiles('old.txt', ['docs/index.md'], files)).toEqual([]);
});

test('pages, READMEs, CONTRIBUTING.md, and sources of commands are listed', () => {
  const files = listProse();
  console.log(`files: ${files.length}`);
  expect(files).toEqual(
    expect.arrayContaining([
      'docs/index.md',
      'openapi/introduction.md',
      'README.md',
      'CONTRIBUTING.md',
      'tools/prose/README.md',
      'tools/prose/src/main.ts',
    ]),
  );
  expect(files.filter((file) => /node_modules|\.test\./.test(file))).toEqual([]);
});

test('a path that is missing or has no prose is refused', () => {
  expect(() => listProse(['docs/nothing.md'])).toThrow('there is no docs/nothing.md');
  expect(() => listProse(['package.json'])).toThrow('no prose in package.json');
});
