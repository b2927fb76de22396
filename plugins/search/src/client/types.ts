/** A part of a text, and whether it is what was searched. */
export type Piece = { text: string; isMatch: boolean };

/** What was found on one page. */
export type Hit = {
  /** Path with the base URL and the anchor of the heading. */
  url: string;
  area: string;
  /** The page's title. */
  title: Piece[];
  /** The heading that the found text stands below; none above the first one. */
  heading: Piece[] | undefined;
  snippet: Piece[];
};

export type SearchQuery = {
  text: string;
  /** Only pages of this area; of all areas without. */
  area?: string | undefined;
  /** Language of the pages, such as `en`. */
  language: string;
  /** Docs that are searched, as pages tell them in `docsearch:docusaurus_tag`. */
  tags: string[];
  /** How many of the best hits to leave out. */
  offset: number;
  limit: number;
};

export type SearchAnswer = {
  hits: Hit[];
  /** How many there are in all. */
  total: number;
  /** What else could be searched when there are none. */
  suggestions: string[];
};

/** Answers queries, with nothing for an empty one; rejects when it can't. */
export type SearchClient = {
  search: (query: SearchQuery) => Promise<SearchAnswer>;
  /** Fetches ahead what the first query will need; failures are told by that one. */
  prepare: () => void;
  /** Gives up what was begun: what hangs is fetched again with the next query. */
  restart?: () => void;
};

export const NOTHING: SearchAnswer = { hits: [], total: 0, suggestions: [] };
