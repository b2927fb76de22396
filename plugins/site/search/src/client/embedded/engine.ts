import { NOTHING, type Hit, type SearchAnswer, type SearchQuery } from '../types';
import { findCandidates, type Found, type Loaded } from './candidates';
import { checkFetches } from './checked-fetch';
import type { Candidate } from './fuse';
import { findAnswer, toHit, type Answer } from './hits';
import type { Searched } from './match';
import { findNearest } from './nearest';
import { loadPagefind } from './pagefind';
import { readPage } from './read-page';
import { suggest } from './suggest';
import { loadWords } from './words';

/** How many pages are read at a time, to put those first that answer in one section. */
export const BLOCK = 16;

async function rank(candidates: Candidate[], best: number, searched: Searched): Promise<Answer[]> {
  const answers = await Promise.all(
    candidates.map(async ({ result, score }) => findAnswer(await readPage(result), score / best, searched)),
  );
  return answers.sort((one, other) => other.score - one.score);
}

/** The hits from one place to another. Each block is ranked by itself, so that a hit stays where it is on every page. */
async function listBest({ candidates, searched }: Found, start: number, end: number): Promise<Hit[]> {
  const first = start - (start % BLOCK);
  const best = candidates[0]?.score ?? 0;
  const ranked: Answer[] = [];
  for (let place = first; place < Math.min(end, candidates.length); place += BLOCK) {
    ranked.push(...(await rank(candidates.slice(place, place + BLOCK), best, searched)));
  }
  return ranked.slice(start - first, end - first).map((answer) => toHit(answer, searched.terms));
}

async function find(loaded: Loaded, query: SearchQuery): Promise<SearchAnswer> {
  const found = await findCandidates(loaded, query);
  const { candidates, searched } = found;
  if (searched.terms.length === 0) {
    return NOTHING;
  }
  const hits = await listBest(found, query.offset, query.offset + query.limit);
  const suggestions =
    candidates.length > 0 ? [] : searched.terms.flatMap(({ text }) => suggest(text, loaded.words.vocabulary));
  return { hits, total: candidates.length, suggestions };
}

export type Engine = {
  /** Fetches what every search needs. */
  load: () => Promise<unknown>;
  search: (query: SearchQuery) => Promise<SearchAnswer>;
};

/**
 * Searches the site's own index. It replaces `fetch` where it runs, which is a worker of its own, and never recovers from
 * a failed request: Pagefind keeps an empty piece then, so make another engine in another worker.
 *
 * @param folder address of the index's folder, with a slash at its end
 */
export function createEngine(folder: string): Engine {
  const failures = checkFetches();
  let loaded: Promise<Loaded> | undefined;
  const load = () =>
    (loaded ??= Promise.all([loadPagefind(folder), loadWords(folder)]).then(([pagefind, words]) => ({
      pagefind,
      words,
    })));
  return {
    load,
    async search(query) {
      const known = await load();
      const answer = await find(known, query);
      const { vocabulary } = known.words;
      const nearest = answer.total > 0 ? undefined : await findNearest(query, vocabulary, (near) => find(known, near));
      const [failure] = failures;
      if (failure) {
        throw failure;
      }
      return { ...answer, nearest };
    },
  };
}
