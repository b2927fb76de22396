import { distance } from 'fastest-levenshtein';
import type { Hit, SearchAnswer, SearchQuery } from '../types';
import { prepareQuery } from './query';
import { suggest } from './suggest';

/** How many headings are shown. */
const MOST = 5;

/** Letters of the shortest known word that is looked for inside of another one. */
const SHORTEST_PART = 6;

/** Letters of a word that may be wrong, of all its letters: headings have to be nearer than other searches. */
const FARTHEST = 0.4;

/** Known words that are tried for each word of the query. */
const TRIES = 3;

/** Hits of a try that may have such a heading. */
const LIMIT = 16;

/** Tells whether a word is spelled like another one; the first letter is seldom wrong. */
const isNear = (word: string, known: string): boolean =>
  word[0] === known[0] && distance(word, known) <= FARTHEST * Math.max(word.length, known.length);

/** Lists the known words that are nearest to a word: those that it has in it, the longest first, then those spelled like it. */
export function listNear(word: string, vocabulary: readonly string[]): string[] {
  const lower = word.toLowerCase();
  const parts = vocabulary
    .filter((known) => known.length >= SHORTEST_PART && lower.includes(known))
    .sort((one, other) => other.length - one.length);
  return [...new Set([...parts, ...suggest(word, vocabulary).filter((known) => isNear(lower, known))])].slice(0, TRIES);
}

const hasMatch = ({ heading, title }: Hit): boolean => (heading ?? title).some(({ isMatch }) => isMatch);

/**
 * Finds the headings that are worded or spelled most like a query that found nothing, in all areas.
 *
 * @param vocabulary the words of the pages in lower case
 * @param find answers another query
 */
export async function findNearest(
  query: SearchQuery,
  vocabulary: readonly string[],
  find: (query: SearchQuery) => Promise<SearchAnswer>,
): Promise<Hit[]> {
  const words = prepareQuery(query.text.replaceAll('"', ' '));
  const near = words.map((word) => listNear(word, vocabulary)).filter(({ length }) => length > 0);
  const found = new Map<string, Hit>();
  for (let place = 0; found.size < MOST && near.some(({ length }) => length > place); place += 1) {
    const text = near.map((known) => known[place] ?? known[0]).join(' ');
    const { hits } = await find({ ...query, text, area: undefined, offset: 0, limit: LIMIT });
    hits.filter((hit) => hasMatch(hit) && !found.has(hit.url)).forEach((hit) => found.set(hit.url, hit));
  }
  return [...found.values()].slice(0, MOST);
}
