import { INDEX_FOLDER } from '../../index-folder';
import { NOTHING, type Hit, type SearchAnswer, type SearchClient, type SearchQuery } from '../types';
import { correct, isKnown } from './correct';
import { fuse, joinSynonyms, type Candidate } from './fuse';
import { findAnswer, toHit, type Answer, type Searched } from './hits';
import type { Term } from './match';
import { loadPagefind, type Pagefind, type Result } from './pagefind';
import { prepareQuery } from './query';
import { stem } from './stem';
import { suggest } from './suggest';
import { listSynonyms, loadWords, type Words } from './words';

/** How many pages are read at a time, to put those first that answer in one section. */
const BLOCK = 16;

/** What a page counts that has another word of the same meaning. */
const SYNONYM_WEIGHT = 0.8;

type Engine = { pagefind: Pagefind; words: Words };

/** How much a word tells that was found on some of the pages, as in BM25. */
const scoreRarity = (pages: number, found: number): number => Math.log(1 + (pages - found + 0.5) / (found + 0.5));

const toTerm = (word: string, rarity: number): Term => ({ word: word.toLowerCase(), stem: stem(word), rarity });

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

async function find({ pagefind, words }: Engine, query: SearchQuery): Promise<SearchAnswer> {
  const { text, area, tags, offset, limit } = query;
  const filters = { tag: { any: tags }, ...(area && { area }) };
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
  const [joint, ...single] = await Promise.all([searchKnown(asked), ...asked.map(searchMeaning)]);
  const candidates = fuse(single, joint);
  const terms = asked.map((word, index) => toTerm(word, scoreRarity(words.pages, single[index]?.length ?? 0)));
  const hits = await listBest(candidates, { query: text.trim().toLowerCase(), terms }, offset, offset + limit);
  const suggestions = candidates.length > 0 ? [] : asked.flatMap((word) => suggest(word, words.vocabulary));
  return { hits, total: candidates.length, suggestions };
}

async function loadEngine(folder: string, attempt: number): Promise<Engine> {
  const [pagefind, words] = await Promise.all([loadPagefind(folder, attempt), loadWords(folder)]);
  return { pagefind, words };
}

/**
 * Searches the site's own index. It is fetched with the first query, and again with the next one when that failed.
 *
 * @param baseUrl with a slash at its end
 */
export function createEmbeddedClient(baseUrl: string): SearchClient {
  let engine: Promise<Engine> | undefined;
  let attempts = 0;

  function load(): Promise<Engine> {
    if (!engine) {
      engine = loadEngine(`${baseUrl}${INDEX_FOLDER}/`, attempts);
      attempts += 1;
    }
    return engine;
  }

  /** Pagefind doesn't fetch again what failed to come: the next search takes a new engine. */
  async function searchOnce(query: SearchQuery): Promise<SearchAnswer> {
    try {
      return await find(await load(), query);
    } catch (error) {
      engine = undefined;
      throw error;
    }
  }

  return {
    prepare() {
      load().catch(() => (engine = undefined));
    },
    // A single file may fail to come where the network is not down.
    search: (query) => searchOnce(query).catch(() => searchOnce(query)),
  };
}
