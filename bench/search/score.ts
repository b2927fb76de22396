import { quantile } from '../quantile';
import type { GoldenQuery } from '../../tools/fit-search/src/golden';

/** What an engine answered to a golden query. */
export type Answered = GoldenQuery & {
  /** Paths of the pages that were found, best first. */
  found: string[];
  milliseconds: number;
};

export type Score = { count: number; first: number; five: number; reciprocal: number; none: number; p95: number };

/** Place of the first right page, from 1; 0 when it was not found. */
export const placeOf = ({ found, pages }: Answered): number => found.findIndex((path) => pages.includes(path)) + 1;

/** Sums up answers: shares of all queries, and the time of the slowest 5%. */
export function score(answers: Answered[]): Score {
  const places = answers.map(placeOf);
  const share = (isMet: (place: number) => boolean): number => places.filter(isMet).length / places.length;
  return {
    count: answers.length,
    first: share((place) => place === 1),
    five: share((place) => place >= 1 && place <= 5),
    reciprocal: places.reduce((sum, place) => sum + (place && 1 / place), 0) / places.length,
    none: answers.filter(({ found }) => found.length === 0).length / answers.length,
    p95: quantile(
      answers.map(({ milliseconds }) => milliseconds),
      0.95,
    ),
  };
}
