import { readFileSync } from 'node:fs';
import type { Finding } from './finding';
import type { Word } from './spelling';

/** Words that no dictionary has, such as names, one per line, sorted. */
export const WORDS = 'tools/prose/data/words.txt';

/** Reads the lines of a list. */
export function readList(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}

/** A finding about an entry of a list. */
export function toFinding(file: string, index: number, phrase: string, message: string): Finding {
  const line = index + 1;
  return { file, line, phrase, message, block: { first: line, last: line } };
}

/** Finds entries that don't follow the one before them, in the order of character codes. */
export function findUnsorted(file: string, entries: string[]): Finding[] {
  return entries.flatMap((entry, index) => {
    const before = entries[index - 1];
    return before !== undefined && before >= entry
      ? [toFinding(file, index, entry, `the list is not sorted, or has it twice; write: it once, before "${before}"`)]
      : [];
  });
}

/**
 * Finds entries of the word list that nothing needs.
 *
 * @param used words of the checked texts
 * @param unknown words of the list that no dictionary has
 */
export function findUnusedWords(file: string, entries: string[], used: Word[], unknown: Set<string>): Finding[] {
  const texts = new Set(used.map(({ text }) => text.toLowerCase().replace(/['’]s$/, '')));
  return entries.flatMap((entry, index) => {
    if (!unknown.has(entry)) {
      return [toFinding(file, index, entry, 'a dictionary has this word; write: nothing, remove the line')];
    }
    return texts.has(entry.toLowerCase())
      ? []
      : [toFinding(file, index, entry, 'no checked text has this word; write: nothing, remove the line')];
  });
}
