import { expect, test } from 'vitest';
import { listProse } from '../src/files';
import { findUnsorted, findUnusedWords, readList, WORDS } from '../src/lists';
import { readText } from '../src/read-text';
import { findUnknown, readWords } from '../src/spelling';

const messages = (findings: { line: number; phrase: string; message: string }[]) =>
  findings.map(({ line, phrase, message }) => `${line} ${phrase}: ${message}`);

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
