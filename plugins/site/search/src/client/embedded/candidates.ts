import type { SearchQuery } from '../types';
import { correct, isKnown } from './correct';
import { fuse, joinSynonyms, type Candidate } from './fuse';
import { SYNONYM_WEIGHT, type Searched, type Term } from './match';
import type { Pagefind, Result } from './pagefind';
import { isWeak, listNames, prepareQuery } from './query';
import { stem } from './stem';
import { listAlternatives, type Words } from './words';

export type Loaded = { pagefind: Pagefind; words: Words };

/** What every word tells, as it stands together with the others, and what a weak word keeps. */
const [LEAST_WEIGHT, WEAK_SHARE] = [0.8, 0.3];

/** How much a word tells that was found on some of the pages, as in BM25. */
const scoreRarity = (pages: number, found: number): number => Math.log(1 + (pages - found + 0.5) / (found + 0.5));

function toTerm(word: string, found: number, words: Words): Term {
  const text = word.toLowerCase();
  const synonyms = listAlternatives(word, words).map((phrase) => phrase.split(/\s+/).map(stem));
  const weight = (LEAST_WEIGHT + scoreRarity(words.pages, found)) * (isWeak(text) ? WEAK_SHARE : 1);
  return { text, stem: stem(word), weight, synonyms };
}

/** Pages that have some of what is searched, the best first by the index alone; none if nothing is asked. */
export type Found = { candidates: Candidate[]; searched: Searched };

/** Looks in the index for each word, for words of the same meaning, for all words together, and for compound names. */
export async function findCandidates(
  { pagefind, words }: Loaded,
  { text, area, tags }: Pick<SearchQuery, 'text' | 'area' | 'tags'>,
): Promise<Found> {
  const filters = { ...(tags && { tag: { any: tags } }), ...(area && { area }) };
  const search = async (phrase: string): Promise<Result[]> => (await pagefind.search(phrase, { filters })).results;
  const asked = prepareQuery(text).map((word) => correct(word, words.vocabulary));
  // Pagefind takes a word that it does not know for the beginning of it that it does: `on` for `onyx`.
  const known = new Set(asked.filter((word) => isKnown(word, words.vocabulary)));
  const searchKnown = (all: string[]) => {
    const phrase = all.filter((word) => known.has(word)).join(' ');
    return phrase ? search(phrase) : [];
  };
  const searchMeaning = async (word: string): Promise<Result[]> => {
    const [own, ...others] = await Promise.all([searchKnown([word]), ...listAlternatives(word, words).map(search)]);
    return joinSynonyms(own, others, SYNONYM_WEIGHT);
  };
  const [joint, single, named] = await Promise.all([
    searchKnown(asked),
    Promise.all(asked.map(searchMeaning)),
    Promise.all(listNames(text).map(search)),
  ]);
  const terms = asked.map((word, index) => toTerm(word, single[index]?.length ?? 0, words));
  return { candidates: fuse(single, [joint, ...named]), searched: { query: text.trim().toLowerCase(), terms } };
}
