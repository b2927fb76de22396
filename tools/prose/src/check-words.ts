import type { Finding } from './finding';
import { findUnsorted, findUnusedWords, WORDS } from './lists';
import type { Text } from './read-text';
import { findUnknown, readWords } from './spelling';

/**
 * Checks the word list.
 *
 * @param texts all texts
 * @param words the list
 */
export async function checkWords(texts: Text[], words: string[]): Promise<Finding[]> {
  const unknown = new Set((await findUnknown(words, [])).keys());
  return [...findUnsorted(WORDS, words), ...findUnusedWords(WORDS, words, texts.flatMap(readWords), unknown)];
}
