import { distance } from 'fastest-levenshtein';

/** Letters of a word that may be wrong, of all its letters. */
const FARTHEST = 0.5;

const MOST = 3;

/** Lists known words that are spelled most like one that was found nowhere, the nearest first. */
export function suggest(word: string, vocabulary: readonly string[]): string[] {
  const lower = word.toLowerCase();
  return vocabulary
    .map((known) => ({ known, difference: distance(lower, known) / Math.max(lower.length, known.length) }))
    .filter(({ difference }) => difference < FARTHEST)
    .sort((one, other) => one.difference - other.difference)
    .slice(0, MOST)
    .map(({ known }) => known);
}
