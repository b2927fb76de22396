import type { Section } from './sections';

/** A word of the query. */
export type Term = {
  word: string;
  stem: string;
  /** How much it tells, above 0: words of few pages tell more. */
  rarity: number;
};

const startsWith = (token: string, { stem }: Term): boolean => token.startsWith(stem);

/** Tells whether a word of a text is, or holds, a form of a word that is searched. */
export const isMatch = (tokens: string[], terms: Term[]): boolean =>
  terms.some((term) => tokens.some((token) => startsWith(token, term)));

/** Even a word of every page tells something where it stands together with the others. */
const sumRarity = (terms: Term[]): number => terms.reduce((sum, { rarity }) => sum + 2 + rarity, 0);

/** How much words count that stand in the heading, too. */
const HEADING_WEIGHT = 0.5;

/**
 * How much of what is searched stands in a section.
 *
 * @returns 0 without any of it, 1 with all of it, more when the heading has some of it
 */
export function scoreCoverage({ tokens, headingTokens }: Section, terms: Term[]): number {
  const inSection = terms.filter((term) => tokens.some((word) => isMatch(word, [term])));
  const inHeading = terms.filter((term) => isMatch(headingTokens, [term]));
  return (sumRarity(inSection) + HEADING_WEIGHT * sumRarity(inHeading)) / sumRarity(terms);
}

/** Whether the title of a page, with its address, has all of what is searched: 1 or 0. */
export function scoreTitle(titleTokens: string[], terms: Term[]): number {
  return Number(terms.every((term) => isMatch(titleTokens, [term])));
}

/** Of BM25: how soon more of the same word stops to count, how much long sections lose, and how long is usual. */
const SATURATION = 1.2;
const LENGTH_LOSS = 0.5;
const USUAL_LENGTH = 80;

/** What another form of the word counts, and how many times a word in the heading counts. */
const OTHER_FORM = 0.7;
const HEADING_TIMES = 3;

/**
 * How well a section answers by the number of times that it has each word.
 *
 * @see https://en.wikipedia.org/wiki/Okapi_BM25
 */
export function scoreFrequency({ words, tokens, headingTokens }: Section, terms: Term[]): number {
  const length = SATURATION * (1 - LENGTH_LOSS + (LENGTH_LOSS * words.length) / USUAL_LENGTH);
  const all = tokens.flat();
  return terms.reduce((sum, term) => {
    const forms = all.filter((token) => startsWith(token, term));
    const inText = forms.reduce((count, form) => count + (form === term.word ? 1 : OTHER_FORM), 0);
    const times = inText + (isMatch(headingTokens, [term]) ? HEADING_TIMES : 0);
    return sum + (term.rarity * times * (SATURATION + 1)) / (times + length);
  }, 0);
}

/** Whether a section has the query letter by letter: 1 in its text, 1 more in its heading. */
export function scoreExact({ words, heading }: Section, query: string): number {
  const has = (text: string): number => Number(text.toLowerCase().includes(query));
  return has(words.join(' ')) + has(heading);
}
