/** A part of a text, and whether it is what was searched. */
export type Piece = { text: string; isMatch: boolean };

/** What was found on one page. */
export type Hit = {
  /** Path with the base URL and the anchor of the heading; an absolute address on another site. */
  url: string;
  area: string;
  /** The page's title. */
  title: Piece[];
  /** The heading that the found text stands below; none above the first one. */
  heading: Piece[] | undefined;
  snippet: Piece[];
};

/** Filters as the hosted search takes them: all of them hold, of an inner list at least one. */
export type FacetFilters = (string | string[])[];

/** Which pages are searched from where the reader is. */
export type SearchContext = {
  /** Language of the pages, such as `en`. */
  language: string;
  /** Docs and versions that are searched, as pages name them in `docsearch:docusaurus_tag`; without it, all of them. */
  tags?: string[] | undefined;
  /** What a hosted search filters by, instead of language and tags. */
  facetFilters?: FacetFilters | undefined;
};

export type SearchQuery = SearchContext & {
  text: string;
  /** Only pages of this area; of all areas without. */
  area?: string | undefined;
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
  /** Hits whose headings have words like those that were searched, when there are none; not every engine knows them. */
  nearest?: Hit[] | undefined;
};

/** Answers queries, with nothing for an empty one; rejects when it can't. */
export type SearchClient = {
  search: (query: SearchQuery) => Promise<SearchAnswer>;
  /** Fetches ahead what the first query will need; failures are told by that one. */
  prepare: () => void;
  /** Gives up what was begun: what hangs is fetched again with the next query. */
  restart?: () => void;
};

/** What answers the reader's queries, and the pages it is asked for. */
export type SearchEngine = { client: SearchClient; context: SearchContext };

export const NOTHING: SearchAnswer = { hits: [], total: 0, suggestions: [] };
