import { findMeant } from './correct';

/** What is known of the words of the pages. */
export type Words = {
  /** Number of indexed pages. */
  pages: number;
  /** Words of the pages in lower case, those on most pages first. */
  vocabulary: string[];
  /** Groups of words, in lower case, that mean the same to a reader who searches. */
  synonyms: string[][];
};

/**
 * Loads what the plugin wrote about the words of the pages.
 *
 * @throws Error when it can't be fetched
 */
export async function loadWords(folder: string): Promise<Words> {
  const response = await fetch(`${folder}words.json`);
  if (!response.ok) {
    throw new Error(`${response.url} returned status ${response.status}`);
  }
  return (await response.json()) as Words;
}

/** The words of a compound name: `entity service` of `entityService`. */
const splitName = (word: string): string[] =>
  /[a-z][A-Z]/.test(word) ? [word.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()] : [];

/** Lists the words and phrases that mean the same as a word; those of `alert` for `alerts`, too. */
function listSynonyms(word: string, { synonyms }: Words): string[] {
  const lower = word.toLowerCase();
  const forms = [lower, lower.replace(/s$/, '')];
  const groups = synonyms.filter((group) => forms.some((form) => group.includes(form)));
  return [...groups.flatMap((group) => group.filter((other) => !forms.includes(other))), ...splitName(word)];
}

/** What else is searched for a word: those of its meaning, and the word that it may have been meant to be. */
export const listAlternatives = (word: string, words: Words): string[] => [
  ...listSynonyms(word, words),
  ...findMeant(word, words.vocabulary),
];
