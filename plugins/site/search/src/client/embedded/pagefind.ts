/**
 * The part of Pagefind's interface that is used here.
 *
 * @see https://pagefind.app/docs/api-reference/
 */
export type Pagefind = {
  options: (options: Record<string, unknown>) => Promise<void>;
  /** Fetches what every search needs. */
  init: () => Promise<void>;
  search: (query: string, options: { filters: Record<string, unknown> }) => Promise<{ results: Result[] }>;
};

/** `data` fetches the page: null where it could not. */
export type Result = { id: string; score: number; data: () => Promise<FoundPage | null> };

/** A page that was found. */
export type FoundPage = {
  /** Path with the base URL. */
  url: string;
  /** Its text, the headings included. */
  content: string;
  /** `keywords`: what readers call it, with `KEYWORD_SEPARATOR` between; missing where there are none. */
  meta: { title: string; area: string; keywords?: string };
  /** Its headings that have an id; `location` counts the words of the text before them. */
  anchors: { id: string; text: string; location: number }[];
};

/** Weight of words that a page is also found by, against words of its text. */
const META_WEIGHTS = { title: 5, keywords: 3, also: 2, area: 0 };

/** How much long pages lose, from 0 to 1: they have every word somewhere. */
const PAGE_LENGTH = 0.7;

/**
 * Loads Pagefind, to run where it is called.
 *
 * @param folder address of the index's folder, with a slash at its end
 * @throws Error when it can't be fetched
 */
export async function loadPagefind(folder: string): Promise<Pagefind> {
  const pagefind = (await import(/* webpackIgnore: true */ `${folder}pagefind.js`)) as Pagefind;
  await pagefind.options({ noWorker: true, ranking: { pageLength: PAGE_LENGTH, metaWeights: META_WEIGHTS } });
  await pagefind.init();
  return pagefind;
}
