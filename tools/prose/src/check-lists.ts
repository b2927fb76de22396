import { readFileSync } from 'node:fs';
import { listProse } from './files';
import type { Finding } from './finding';
import { findAddedFiles, readFirstOldFiles } from './first-old-files';
import { lintTexts } from './lint';
import { findDoneFiles, findUnsorted, findUnusedWords, OLD_TEXTS, readList, WORDS } from './lists';
import { OLD_PAGES, readOldPages } from './old-pages';
import { readText, type Text } from './read-text';
import type { Rules } from './rules/data';
import { findUnknown, readWords } from './spelling';

/**
 * Checks the word list and the lists of old files.
 *
 * @param texts all texts outside of the lists of old files
 * @param words the word list
 */
export async function checkLists(texts: Text[], rules: Rules, words: string[]): Promise<Finding[]> {
  const files = listProse();
  const oldPages = [...readOldPages()];
  const oldTexts = readList(OLD_TEXTS);
  const present = oldTexts.filter((file) => files.includes(file));
  const old = await lintTexts(
    present.map((file) => readText(file, readFileSync(file, 'utf8'))),
    rules,
    words,
  );
  const first = readFirstOldFiles();
  const unknown = new Set((await findUnknown(words, [])).keys());
  return [
    ...findUnsorted(WORDS, words),
    ...findUnusedWords(WORDS, words, texts.flatMap(readWords), unknown),
    ...findUnsorted(OLD_PAGES, oldPages),
    ...findAddedFiles(OLD_PAGES, oldPages, first),
    // A page stays in the list while one of its claims isn't backed.
    ...findDoneFiles(OLD_PAGES, oldPages, files),
    ...findUnsorted(OLD_TEXTS, oldTexts),
    ...findAddedFiles(OLD_TEXTS, oldTexts, first),
    ...findDoneFiles(OLD_TEXTS, oldTexts, files, new Set(old.map(({ file }) => file))),
  ];
}
