import type { GoldenQuery } from '../../tools/fit-search/src/golden';
import { score, type Answered } from '../../bench/search/score';

/** Least shares of the golden queries that no weight was fitted to whose page is the first one, or is among five. */
const FIRST = 0.92;
const AMONG_FIVE = 0.99;

/** Most of all golden queries that find nothing. */
const NOTHING = 0.01;

const FEWEST_QUERIES = 200;

/** Says what is wrong with golden queries: there are too few, or one expects a page that is not there. */
export function explainQueries(queries: GoldenQuery[], paths: string[]): string[] {
  const missing = queries.flatMap(({ query, pages }) =>
    pages.filter((page) => !paths.includes(page)).map((page) => `${query}: ${page} is no page`),
  );
  return queries.length < FEWEST_QUERIES ? [...missing, `there are ${queries.length} queries`] : missing;
}

/** Says what is wrong with the answers to golden queries as a whole. */
export function explainAnswers(answers: Answered[]): string[] {
  const { first, five } = score(answers.filter(({ set }) => set === 'test'));
  const { none } = score(answers);
  return [
    ...(first >= FIRST ? [] : [`the right page is first in ${first}`]),
    ...(five >= AMONG_FIVE ? [] : [`the right page is among five in ${five}`]),
    ...(none <= NOTHING ? [] : [`nothing is found in ${none}`]),
  ];
}
