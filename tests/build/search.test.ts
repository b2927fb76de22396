import { expect, test } from 'vitest';
import { askCandidate } from '../../bench/search/ask';
import { thisSite } from '../../bench/search/candidates/this-site';
import { measureDialogBytes } from '../../bench/search/dialog-bytes';
import { readGoldenQueries } from '../../bench/search/golden';
import { score } from '../../bench/search/score';
import { serveBuiltSite } from '../support/built-site';
import { BUILD, listPaths } from '../support/site';

/** Least shares of the golden queries whose page is the first one, is among five, and most that find nothing. */
const FIRST = 0.8;
const AMONG_FIVE = 0.97;
const NOTHING = 0.01;

/** Most that is sent from the opening of the search until its first answer, bytes, gzip. */
const MOST_BYTES = 300_000;

const queries = readGoldenQueries();

const site = serveBuiltSite();

test('the pages that golden queries expect are there', () => {
  const paths = listPaths();
  console.log(`golden queries: ${queries.length}`);
  expect(queries.length).toBeGreaterThanOrEqual(200);
  expect(queries.flatMap(({ pages }) => pages).filter((page) => !paths.includes(page))).toEqual([]);
});

test('golden queries find their pages', async () => {
  const { answers } = await askCandidate(thisSite, site.browser, { site: BUILD, origin: site.origin, queries });
  const { first, five, none } = score(answers);
  console.log(`right page first ${first.toFixed(3)}, among five ${five.toFixed(3)}, nothing ${none.toFixed(3)}`);
  expect(first).toBeGreaterThanOrEqual(FIRST);
  expect(five).toBeGreaterThanOrEqual(AMONG_FIVE);
  expect(none).toBeLessThanOrEqual(NOTHING);
});

test('the first answer keeps to its bytes', async () => {
  const bytes = await measureDialogBytes(site.browser, `${site.origin}/status`, queries[0]?.query ?? '');
  console.log(`first answer: ${bytes} bytes of ${MOST_BYTES}`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
