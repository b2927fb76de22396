import { BLOCK } from '../../../plugins/site/search/src/client/embedded/engine';
import { findCandidates, type Loaded } from '../../../plugins/site/search/src/client/embedded/candidates';
import { FEATURES, measureSections } from '../../../plugins/site/search/src/client/embedded/features';
import { readPage } from '../../../plugins/site/search/src/client/embedded/read-page';
import type { GoldenQuery } from './golden';

/** A page that was found: whether it is right, and the features of each of its sections in the order of `FEATURES`. */
export type MeasuredPage = { isRight: boolean; sections: number[][] };

/** A query with the pages that are ranked for it. */
export type Example = MeasuredPage[];

/** Measures the pages that the engine would rank for a query. */
export async function measureExample(loaded: Loaded, { query, pages }: GoldenQuery): Promise<Example> {
  const { candidates, searched } = await findCandidates(loaded, { text: query });
  const best = candidates[0]?.score ?? 0;
  return Promise.all(
    candidates.slice(0, BLOCK).map(async ({ result, score }) => {
      const page = await readPage(result);
      const measured = measureSections(page, score / best, searched);
      return {
        isRight: pages.includes(page.page.url),
        sections: measured.map(({ features }) => FEATURES.map((name) => features[name])),
      };
    }),
  );
}
