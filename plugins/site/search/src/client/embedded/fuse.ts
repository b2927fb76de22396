import type { Result } from './pagefind';

/** How much it counts that a page was found for several words together, beside what it was found for each. */
const JOINT_WEIGHT = 0.5;

export type Candidate = { result: Result; score: number };

/**
 * Puts the pages that were found for single words and for all words together in one order, the best first.
 * A page with half of the words keeps half of its score.
 *
 * @param single what was found for each word
 * @param joint what was found for all words together, and for each compound name as a phrase
 */
export function fuse(single: Result[][], joint: Result[][]): Candidate[] {
  const found = new Map<string, { result: Result; score: number; words: number }>();
  for (const results of single) {
    for (const result of results) {
      const { score, words } = found.get(result.id) ?? { score: 0, words: 0 };
      found.set(result.id, { result, score: score + result.score, words: words + 1 });
    }
  }
  for (const result of joint.flat()) {
    const { score, words } = found.get(result.id) ?? { score: 0, words: single.length };
    found.set(result.id, { result, score: score + JOINT_WEIGHT * result.score, words });
  }
  return [...found.values()]
    .map(({ result, score, words }) => ({ result, score: (score * words) / single.length }))
    .sort((one, other) => other.score - one.score);
}

/** Joins what was found for a word with what was found for others of its meaning; the higher score of a page counts. */
export function joinSynonyms(own: Result[], others: Result[][], weight: number): Result[] {
  const found = new Map(own.map((result) => [result.id, result]));
  for (const result of others.flat()) {
    const score = weight * result.score;
    if (score > (found.get(result.id)?.score ?? 0)) {
      found.set(result.id, { ...result, score });
    }
  }
  return [...found.values()];
}
