import { distance } from 'fastest-levenshtein';
import MiniSearch from 'minisearch';

/** A page of the site as the status-data plugin writes it. */
export type Page = { path: string; title: string; description: string };

/** Differences per character above which a page is no longer a likely misspelling. */
const FARTHEST = 0.5;

function normalize(path: string): string {
  return path.toLowerCase().replace(/\.html?$|\/index(\.html?)?$|\/+$/g, '');
}

/**
 * The pages whose path is nearest to one that does not exist, nearest first.
 *
 * @param path the path that was asked for, with the base URL
 * @param most how many pages to give at the most
 */
export function findNearest(path: string, pages: readonly Page[], most = 4): Page[] {
  const asked = normalize(path);
  return pages
    .map((page) => {
      const known = normalize(page.path);
      return { page, distance: distance(asked, known) / Math.max(asked.length, known.length, 1) };
    })
    .filter((candidate) => candidate.distance <= FARTHEST)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ page }) => page);
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // A lone percent sign: the path is taken as it stands.
    return path;
  }
}

/** The words of a path, as a query: `/cloud/project_settings.html` gives `cloud project settings`. */
export function pathToQuery(path: string): string {
  return decode(path)
    .replace(/\.html?$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}

/** Makes a function that finds pages by the words of their title, description and path. */
export function createPageSearch(pages: readonly Page[]): (query: string) => Page[] {
  const index = new MiniSearch({
    idField: 'path',
    fields: ['title', 'description', 'path'],
    searchOptions: { boost: { title: 3 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(pages);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return (query) =>
    index
      .search(query)
      .flatMap(({ id }) => byPath.get(id as string) ?? [])
      .slice(0, 6);
}
