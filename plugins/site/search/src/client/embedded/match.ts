import type { ComparedText } from './sections';
import type { CountedToken, Token } from './tokens';

/** A word of the query. */
export type Term = Token & {
  /** How much it tells, above 0: words of few pages tell more. */
  weight: number;
  /** What means the same: the stems of each word or phrase. */
  synonyms: string[][];
};

/** What is searched: the query as it was written, in lower case, and its words. */
export type Searched = { query: string; terms: Term[] };

/** What a page or a section counts that has another word of the same meaning. */
export const SYNONYM_WEIGHT = 0.75;

/** What else than the word itself counts: another form, a longer word, a word that only begins like its forms. */
const [FORM, LONGER, SAME_BEGINNING] = [0.9, 0.6, 0.35];

/** From here on a word counts as found. */
const FOUND = 0.5;

/** A shorter word is the beginning of too many others. */
const SHORTEST_BEGINNING = 3;

/** How much a word of a text is the word that is searched: 1 is the same, 0 another one. */
function compareToken({ text, stem }: Token, term: Term): number {
  if (text === term.text) {
    return 1;
  }
  if (stem === term.stem) {
    return FORM;
  }
  if (term.text.length >= SHORTEST_BEGINNING && text.startsWith(term.text)) {
    return LONGER;
  }
  return text.startsWith(term.stem) ? SAME_BEGINNING : 0;
}

const isForm = ({ text, stem }: Token, form: string): boolean => stem === form || text.startsWith(form);

/** A word of a query in a text. */
export type Found = {
  /** 1 for the word, less for another form or another word of the same meaning, 0 without. */
  presence: number;
  /** How often it is there, other forms counted for less. */
  times: number;
};

/** Looks for a word in a text. */
function findTerm(counted: CountedToken[], term: Term): Found {
  let [presence, times] = [0, 0];
  for (const token of counted) {
    const score = compareToken(token, term);
    presence = Math.max(presence, score);
    times += score * token.count;
  }
  const hasSynonym =
    presence < SYNONYM_WEIGHT &&
    term.synonyms.some((stems) => stems.every((stem) => counted.some((token) => isForm(token, stem))));
  return hasSynonym ? { presence: SYNONYM_WEIGHT, times: Math.max(times, SYNONYM_WEIGHT) } : { presence, times };
}

/** Looks for each word of a query in a text. */
export const findTerms = ({ counted }: ComparedText, terms: Term[]): Found[] =>
  terms.map((term) => findTerm(counted, term));

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The mean of what the words of a query count, by how much each tells. */
export const average = (terms: Term[], scores: number[]): number =>
  sum(terms.map(({ weight }, index) => weight * (scores[index] ?? 0))) / sum(terms.map(({ weight }) => weight));

/** How much of what is searched was found in a text: 0 is nothing, 1 all of it. */
export const scoreCoverage = (found: Found[], terms: Term[]): number =>
  average(
    terms,
    found.map(({ presence }) => presence),
  );

/** How much of a text is searched: 0 is nothing, 1 all of it. Words that say nothing are left out. */
export function scorePrecision({ telling }: ComparedText, terms: Term[]): number {
  const isSearched = (token: Token): boolean =>
    terms.some(
      (term) => compareToken(token, term) >= FOUND || term.synonyms.some((stems) => stems.includes(token.stem)),
    );
  return telling.length > 0 ? telling.filter(isSearched).length / telling.length : 0;
}

/** Of BM25: how soon more of the same word stops to count, how much long sections lose, and how long is usual. */
const SATURATION = 1.2;
const LENGTH_LOSS = 0.5;
const USUAL_LENGTH = 80;

/**
 * How well a text answers by the number of times that it has each word.
 *
 * @param length in words
 * @see https://en.wikipedia.org/wiki/Okapi_BM25
 */
export function scoreFrequency(found: Found[], length: number, terms: Term[]): number {
  const loss = SATURATION * (1 - LENGTH_LOSS + (LENGTH_LOSS * length) / USUAL_LENGTH);
  return average(
    terms,
    found.map(({ times }) => (times * (SATURATION + 1)) / (times + loss)),
  );
}

/** Words that are at most so far apart stand together. */
const NEAR = 5;

/** How many of the pairs of neighbors in the query stand together in a text, too: 0 is none, 1 all of them. */
export function scoreNearness({ tokens }: ComparedText, terms: Term[]): number {
  const listPlaces = (term: Term): number[] =>
    tokens.flatMap((token, place) => (compareToken(token, term) >= FOUND ? [place] : []));
  const places = terms.map(listPlaces);
  const pairs = places.slice(1).map((others, index) => {
    const own = places[index] ?? [];
    return own.some((place) => others.some((other) => other !== place && Math.abs(other - place) <= NEAR));
  });
  return pairs.length > 0 ? pairs.filter(Boolean).length / pairs.length : 0;
}

/** Tells whether a word of a text is, or holds, a form of a word that is searched, or a word of the same meaning. */
export const isMatch = (tokens: Token[], terms: Term[]): boolean =>
  terms.some(({ stem, synonyms }) => {
    const stems = [stem, ...synonyms.flatMap((phrase) => (phrase.length === 1 ? phrase : []))];
    return tokens.some(({ text }) => stems.some((own) => text.startsWith(own)));
  });
