import { expect, test } from 'vitest';
import { askCandidate } from '../../bench/search/ask';
import { thisSite } from '../../bench/search/candidates/this-site';
import { measureDialogBytes } from '../../bench/search/dialog-bytes';
import { readGoldenQueries } from '../../tools/fit-search/src/golden';
import { score, type Answered } from '../../bench/search/score';
import { serveBuiltSite } from '../support/built-site';
import { BUILD, listPaths } from '../support/site';
import { explainAnswers, explainQueries } from './search-rules';

/** Most that is sent from the opening of the search until its first answer, bytes, gzip. */
const MOST_BYTES = 300_000;

const queries = readGoldenQueries();

const site = serveBuiltSite();

test('the pages that golden queries expect are there', () => {
  console.log(`golden queries: ${queries.length}`);
  expect(explainQueries(queries, listPaths())).toEqual([]);
});

test('a query for a page that is not there is found, and that there are too few', () => {
  const lost = { kind: 'title', query: 'lost', pages: ['/no/such/page'], set: 'fit' as const };
  expect(explainQueries([lost, ...queries], listPaths())).toEqual(['lost: /no/such/page is no page']);
  expect(explainQueries([], listPaths())).toEqual(['there are 0 queries']);
});

test('golden queries find their pages', async () => {
  const { answers } = await askCandidate(thisSite, site.browser, { site: BUILD, origin: site.origin, queries });
  const { first, five } = score(answers.filter(({ set }) => set === 'test'));
  const { none } = score(answers);
  console.log(
    `of the queries of the set test, right page first ${first.toFixed(3)}, among five ${five.toFixed(3)}, nothing ${none.toFixed(3)}`,
  );
  expect(answers).toHaveLength(queries.length);
  expect(explainAnswers(answers)).toEqual([]);
});

test('answers that are too bad are found', () => {
  const answer = (found: string[], set: Answered['set']): Answered => ({
    kind: 'title',
    query: 'a',
    pages: ['/a'],
    set,
    found,
    milliseconds: 1,
  });
  const many = (count: number, found: string[], set: Answered['set'] = 'test') =>
    Array.from({ length: count }, () => answer(found, set));
  expect(explainAnswers([...many(91, ['/a']), ...many(9, ['/b', '/a']), ...many(900, ['/a'], 'fit')])).toEqual([
    'the right page is first in 0.91',
  ]);
  expect(explainAnswers([...many(98, ['/a']), ...many(2, ['/b'])])).toEqual(['the right page is among five in 0.98']);
  expect(explainAnswers([...many(100, ['/a']), ...many(2, [], 'fit')])).toEqual([
    'nothing is found in 0.0196078431372549',
  ]);
});

test('the first answer keeps to its bytes', async () => {
  const bytes = await measureDialogBytes(site.browser, `${site.origin}/status`, queries[0]?.query ?? '');
  console.log(`first answer: ${bytes} bytes of ${MOST_BYTES}`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
