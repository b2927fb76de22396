/** A part of a text, and whether it is what was searched. */
export type Piece = { text: string; isMatch: boolean };

/** What was found on one page. */
export type Hit = {
  /** Path with the base URL and the anchor of the heading. */
  url: string;
  area: string;
  /** The page's title. */
  title: string;
  /** The heading that the found text stands below; none above the first one. */
  heading: string | undefined;
  snippet: Piece[];
};

export type SearchQuery = {
  text: string;
  /** Only pages of this area; of all areas without. */
  area?: string | undefined;
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
};

/** Answers queries; rejects when it can't. */
export type SearchClient = { search: (query: SearchQuery) => Promise<SearchAnswer> };
