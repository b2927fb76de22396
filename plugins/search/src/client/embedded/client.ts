import { INDEX_FOLDER } from '../../index-folder';
import type { SearchAnswer, SearchClient, SearchQuery } from '../types';
import { correct } from './correct';
import { fuse, joinSynonyms, type Candidate } from './fuse';
import { findAnswer, toHit, type Searched } from './hits';
import type { Term } from './match';
import { loadPagefind, type Pagefind, type Result } from './pagefind';
import { prepareQuery } from './query';
import { stem } from './stem';
import { listSynonyms, loadWords, type Words } from './words';

/** How many of the best pages are read, to put those first that answer in one section. */
const POOL = 8;

/** What a page counts that has another word of the same meaning. */
const SYNONYM_WEIGHT = 0.8;

type Engine = { pagefind: Pagefind; words: Words };

/** How much a word tells that was found on some of the pages, as in BM25. */
const scoreRarity = (pages: number, found: number): number => Math.log(1 + (pages - found + 0.5) / (found + 0.5));

const toTerm = (word: string, rarity: number): Term => ({ word: word.toLowerCase(), stem: stem(word), rarity });

async function rank(candidates: Candidate[], searched: Searched) {
  const answers = await Promise.all(
    candidates.map(async ({ result, score }) => {
      const answer = findAnswer(await result.data(), searched);
      return { answer, score: score * answer.factor };
    }),
  );
  return answers.sort((one, other) => other.score - one.score).map(({ answer }) => answer);
}

async function find({ pagefind, words }: Engine, query: SearchQuery): Promise<SearchAnswer> {
  const { text, area, tags, offset, limit } = query;
  const filters = { tag: { any: tags }, ...(area && { area }) };
  const search = async (phrase: string): Promise<Result[]> => (await pagefind.search(phrase, { filters })).results;
  const searchMeaning = async (word: string): Promise<Result[]> => {
    const [own = [], ...others] = await Promise.all([word, ...listSynonyms(word, words)].map(search));
    return joinSynonyms(own, others, SYNONYM_WEIGHT);
  };
  const asked = prepareQuery(text).map((word) => correct(word, words.vocabulary));
  const [joint, ...single] = await Promise.all([search(asked.join(' ')), ...asked.map(searchMeaning)]);
  const candidates = fuse(single, joint);
  const terms = asked.map((word, index) => toTerm(word, scoreRarity(words.pages, single[index]?.length ?? 0)));
  const pool = candidates.slice(0, Math.max(POOL, offset + limit));
  const best = await rank(pool, { query: text.trim().toLowerCase(), terms });
  return { hits: best.slice(offset, offset + limit).map((answer) => toHit(answer, terms)), total: candidates.length };
}

async function loadEngine(folder: string): Promise<Engine> {
  const [pagefind, words] = await Promise.all([loadPagefind(folder), loadWords(folder)]);
  return { pagefind, words };
}

/**
 * Searches the site's own index. It is fetched with the first query, and again with the next one when that failed.
 *
 * @param baseUrl with a slash at its end
 */
export function createEmbeddedClient(baseUrl: string): SearchClient {
  let engine: Promise<Engine> | undefined;
  return {
    async search(query) {
      engine ??= loadEngine(`${baseUrl}${INDEX_FOLDER}/`);
      try {
        return await find(await engine, query);
      } catch (error) {
        engine = undefined;
        throw error;
      }
    },
  };
}
