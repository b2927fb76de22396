import type { PageSource, RelatedPage } from './types';

/** Pages at the end of a page: few enough to be read. */
const LONGEST = 4;

/** A page that scores less is not related. */
const LEAST = 0.3;

/** What each counts: a link from one page to the other, pages that link to both, and the same words. */
const [LINK_WEIGHT, COMPANY_WEIGHT, WORDS_WEIGHT] = [0.2, 0.7, 1];

type Weights = Map<string, number>;

const multiply = (one: Weights, other: Weights): number =>
  [...one].reduce((sum, [name, weight]) => sum + weight * (other.get(name) ?? 0), 0);

/** Weighs names by how few of the lists have them. Each list is 1 long, so that two of them multiplied are their cosine. */
function weighByRarity(lists: string[][]): Weights[] {
  const sets = lists.map((list) => new Set(list));
  const counts = new Map<string, number>();
  sets.forEach((names) => names.forEach((name) => counts.set(name, (counts.get(name) ?? 0) + 1)));
  return sets.map((names) => {
    const weights = new Map([...names].map((name) => [name, Math.log(lists.length / (counts.get(name) ?? 1))]));
    const length = Math.sqrt(multiply(weights, weights)) || 1;
    return new Map([...weights].map(([name, weight]) => [name, weight / length]));
  });
}

type Weighed = { page: PageSource; words: Weights; sources: Weights };

function weighPages(pages: PageSource[]): Weighed[] {
  const words = weighByRarity(pages.map((page) => page.words));
  const listSources = ({ path }: PageSource): string[] =>
    pages.filter(({ links }) => links.includes(path)).map((page) => page.path);
  const sources = weighByRarity(pages.map(listSources));
  const none: Weights = new Map();
  return pages.map((page, index) => ({ page, words: words[index] ?? none, sources: sources[index] ?? none }));
}

function scoreNearness(one: Weighed, other: Weighed): number {
  const linked = [one.page.links.includes(other.page.path), other.page.links.includes(one.page.path)];
  return (
    LINK_WEIGHT * linked.filter(Boolean).length +
    COMPANY_WEIGHT * multiply(one.sources, other.sources) +
    WORDS_WEIGHT * multiply(one.words, other.words)
  );
}

/**
 * Finds the pages that are nearest to each page: by links between them, by pages that link to both, and by the words of
 * titles, headings, and keywords. A page that the last section of a page links to is not repeated.
 *
 * @returns for each page, in their order, the nearest first; none where no page is near
 */
export function relate(pages: PageSource[]): RelatedPage[][] {
  const weighed = weighPages(pages);
  return weighed.map((own) =>
    weighed
      .filter((other) => other !== own && !own.page.lastLinks.includes(other.page.path))
      .map((other) => ({ page: other.page, score: scoreNearness(own, other) }))
      .filter(({ score }) => score >= LEAST)
      .sort((one, other) => other.score - one.score)
      .slice(0, LONGEST)
      .map(({ page: { title, path } }) => ({ title, path })),
  );
}
