import { NOTHING, type Hit, type SearchAnswer, type SearchQuery } from '../types';
import { checkFetches } from './checked-fetch';
import { correct, isKnown } from './correct';
import { fuse, joinSynonyms, type Candidate } from './fuse';
import { findAnswer, toHit, type Answer, type Searched } from './hits';
import { SYNONYM_WEIGHT, type Term } from './match';
import { loadPagefind, type Pagefind, type Result } from './pagefind';
import { findNearest } from './nearest';
import { listNames, prepareQuery } from './query';
import { stem } from './stem';
import { suggest } from './suggest';
import { listSynonyms, loadWords, type Words } from './words';

/** How many pages are read at a time, to put those first that answer in one section. */
const BLOCK = 24;

type Loaded = { pagefind: Pagefind; words: Words };

/** How much a word tells that was found on some of the pages, as in BM25. */
const scoreRarity = (pages: number, found: number): number => Math.log(1 + (pages - found + 0.5) / (found + 0.5));

function toTerm(word: string, rarity: number, words: Words): Term {
  const synonyms = listSynonyms(word, words).map((phrase) => phrase.split(/\s+/).map(stem));
  return { word: word.toLowerCase(), stem: stem(word), rarity, synonyms };
}

async function rank(candidates: Candidate[], searched: Searched): Promise<Answer[]> {
  const answers = await Promise.all(
    candidates.map(async ({ result, score }) => {
      const page = await result.data();
      if (!page) {
        throw new Error('the text of a page that was found could not be fetched');
      }
      const answer = findAnswer(page, searched);
      return { answer, score: score * answer.factor };
    }),
  );
  return answers.sort((one, other) => other.score - one.score).map(({ answer }) => answer);
}

/** The hits from one place to another. Each block is ranked by itself, so that a hit stays where it is on every page. */
async function listBest(candidates: Candidate[], searched: Searched, start: number, end: number): Promise<Hit[]> {
  const first = start - (start % BLOCK);
  const ranked: Answer[] = [];
  for (let place = first; place < Math.min(end, candidates.length); place += BLOCK) {
    ranked.push(...(await rank(candidates.slice(place, place + BLOCK), searched)));
  }
  return ranked.slice(start - first, end - first).map((answer) => toHit(answer, searched.terms));
}

async function find({ pagefind, words }: Loaded, query: SearchQuery): Promise<SearchAnswer> {
  const { text, area, tags, offset, limit } = query;
  const filters = { ...(tags && { tag: { any: tags } }), ...(area && { area }) };
  const search = async (phrase: string): Promise<Result[]> => (await pagefind.search(phrase, { filters })).results;
  const asked = prepareQuery(text).map((word) => correct(word, words.vocabulary));
  if (asked.length === 0) {
    return NOTHING;
  }
  // Pagefind takes a word that it does not know for the beginning of it that it does: `on` for `onyx`.
  const known = new Set(asked.filter((word) => isKnown(word, words.vocabulary)));
  const searchKnown = (all: string[]) => {
    const phrase = all.filter((word) => known.has(word)).join(' ');
    return phrase ? search(phrase) : [];
  };
  const searchMeaning = async (word: string): Promise<Result[]> => {
    const [own, ...others] = await Promise.all([searchKnown([word]), ...listSynonyms(word, words).map(search)]);
    return joinSynonyms(own, others, SYNONYM_WEIGHT);
  };
  const [joint, single, named] = await Promise.all([
    searchKnown(asked),
    Promise.all(asked.map(searchMeaning)),
    Promise.all(listNames(text).map(search)),
  ]);
  const candidates = fuse(single, [joint, ...named]);
  const terms = asked.map((word, index) => toTerm(word, scoreRarity(words.pages, single[index]?.length ?? 0), words));
  const hits = await listBest(candidates, { query: text.trim().toLowerCase(), terms }, offset, offset + limit);
  const suggestions = candidates.length > 0 ? [] : asked.flatMap((word) => suggest(word, words.vocabulary));
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
