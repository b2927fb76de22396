import type { Section } from './sections';
import { listTokens } from './tokens';

/** A word of the query. */
export type Term = {
  word: string;
  stem: string;
  /** How much it tells, above 0: words of few pages tell more. */
  rarity: number;
  /** What means the same: the stems of each word or phrase. */
  synonyms: string[][];
};

/** What a page or a section counts that has another word of the same meaning. */
export const SYNONYM_WEIGHT = 0.8;

/** Tells whether a word of a text is, or holds, a form of a word that is searched, or a word of the same meaning. */
export const isMatch = (tokens: string[], terms: Term[]): boolean =>
  terms.some(({ stem, synonyms }) => {
    const stems = [stem, ...synonyms.flatMap((phrase) => (phrase.length === 1 ? phrase : []))];
    return tokens.some((token) => stems.some((own) => token.startsWith(own)));
  });

/** How often a text has a synonym: as often as the rarest of its words. */
const countSynonyms = (tokens: string[], { synonyms }: Term): number =>
  synonyms.reduce((sum, stems) => {
    const counts = stems.map((stem) => tokens.filter((token) => token.startsWith(stem)).length);
    return sum + Math.min(...counts);
  }, 0);

/** What it counts whether a text has a word: 1 for the word, less for a synonym, 0 without. */
function scorePresence(tokens: string[], term: Term): number {
  if (tokens.some((token) => token.startsWith(term.stem))) {
    return 1;
  }
  return countSynonyms(tokens, term) > 0 ? SYNONYM_WEIGHT : 0;
}

/** Even a word of every page tells something where it stands together with the others. */
const weigh = ({ rarity }: Term): number => 2 + rarity;

const sum = (terms: Term[], score: (term: Term) => number): number =>
  terms.reduce((total, term) => total + score(term), 0);

/** How much words count that stand in the heading, too. */
const HEADING_WEIGHT = 0.5;

/**
 * How much of what is searched stands in a section.
 *
 * @returns 0 without any of it, 1 with all of it, more when the heading has some of it
 */
export function scoreCoverage({ allTokens, headingTokens }: Section, terms: Term[]): number {
  const found = sum(
    terms,
    (term) => weigh(term) * (scorePresence(allTokens, term) + HEADING_WEIGHT * scorePresence(headingTokens, term)),
  );
  return found / sum(terms, weigh);
}

/**
 * Whether the title of a page, with its address, has all of what is searched.
 *
 * @returns 0 without a word of it, 1 with all of it, 2 if the title is the query itself
 */
export function scoreTitle(title: string, url: string, { query, terms }: { query: string; terms: Term[] }): number {
  const tokens = listTokens(`${title} ${url}`);
  const hasAll = terms.every((term) => scorePresence(tokens, term) > 0);
  return Number(hasAll) + Number(hasAll && title.toLowerCase() === query);
}

/** Of BM25: how soon more of the same word stops to count, how much long sections lose, and how long is usual. */
const SATURATION = 1.2;
const LENGTH_LOSS = 0.5;
const USUAL_LENGTH = 80;

/** What another form of the word counts. */
const OTHER_FORM = 0.7;

/**
 * How well a section answers by the number of times that it has each word.
 *
 * @see https://en.wikipedia.org/wiki/Okapi_BM25
 */
export function scoreFrequency({ words, allTokens, headingTokens }: Section, terms: Term[]): number {
  const length = SATURATION * (1 - LENGTH_LOSS + (LENGTH_LOSS * words.length) / USUAL_LENGTH);
  return sum(terms, (term) => {
    const forms = allTokens.filter((token) => token.startsWith(term.stem));
    const own = forms.reduce((count, form) => count + (form === term.word ? 1 : OTHER_FORM), 0);
    const others = SYNONYM_WEIGHT * OTHER_FORM * countSynonyms(allTokens, term);
    const times = own + others + scorePresence(headingTokens, term);
    return (term.rarity * times * (SATURATION + 1)) / (times + length);
  });
}

/** Whether a section has the query letter by letter: 1 in its text, 1 more in its heading. */
export function scoreExact({ words, heading }: Section, query: string): number {
  const has = (text: string): number => Number(text.toLowerCase().includes(query));
  return has(words.join(' ')) + has(heading);
}
