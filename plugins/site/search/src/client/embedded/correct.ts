import { stem } from './stem';

/** Shorter words are too near to others to tell what was meant. */
const SHORTEST = 5;

/** Letters of the shortest words of the vocabulary. */
export const SHORTEST_KNOWN = 4;

/**
 * Tells whether a word, or a form of it, may stand on a page. Short words and phrases are not told apart.
 *
 * @param vocabulary the words of the pages in lower case
 */
export function isKnown(word: string, vocabulary: readonly string[]): boolean {
  const beginning = stem(word);
  return word.length < SHORTEST_KNOWN || /\s/.test(word) || vocabulary.some((known) => known.startsWith(beginning));
}

/** Tells whether one wrong, missing, doubled or swapped letter makes one word out of the other. */
export function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) {
    return false;
  }
  let start = 0;
  while (start < short.length && short[start] === long[start]) {
    start += 1;
  }
  const rest = (word: string, from: number): string => word.slice(start + from);
  if (short.length < long.length) {
    return rest(short, 0) === rest(long, 1);
  }
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return rest(short, 1) === rest(long, 1) || (isSwapped && rest(short, 2) === rest(long, 2));
}

/**
 * Corrects a word that stands on no page to the one that was probably meant: one letter apart, with the same first
 * letter, which is seldom wrong, and on most pages.
 *
 * @param vocabulary the words of the pages in lower case, those on most pages first
 */
export function correct(word: string, vocabulary: readonly string[]): string {
  const lower = word.toLowerCase();
  // Readers are shown results while they write: the beginning of a word is no mistake.
  if (lower.length < SHORTEST || vocabulary.some((known) => known.startsWith(lower))) {
    return word;
  }
  const near = vocabulary.filter((known) => isOneEditApart(lower, known));
  return near.find((known) => known[0] === lower[0]) ?? near[0] ?? word;
}

/**
 * Finds the word that was meant by one that stands on no page and only begins like another one: `strat` of `strategy`,
 * but also nearly `start`.
 *
 * @returns at most one word, the one on most pages
 */
export function findMeant(word: string, vocabulary: readonly string[]): string[] {
  const lower = word.toLowerCase();
  if (lower.length < SHORTEST || vocabulary.includes(lower)) {
    return [];
  }
  const isMeant = (known: string): boolean =>
    known[0] === lower[0] && !known.startsWith(lower) && isOneEditApart(lower, known);
  return vocabulary.filter(isMeant).slice(0, 1);
}
