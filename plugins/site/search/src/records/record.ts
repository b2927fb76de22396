export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];

/** Weight of a page's keywords, which are no text of it. */
export const KEYWORDS_LEVEL = 10;

/** Where a part of a page stands: its area, the page's title, and the headings above it. */
export type Hierarchy = Record<Level, string | null>;

/**
 * One heading or one block of text of a page, in the shape that DocSearch's crawler gives to a hosted index.
 *
 * @see https://docsearch.algolia.com/docs/record-extractor
 */
export type SearchRecord = {
  objectID: string;
  /** What the record holds: a heading of this level, or text below the headings. */
  type: Level | 'content';
  hierarchy: Hierarchy;
  /** Text of the block; `null` in the record of a heading. */
  content: string | null;
  /** Absolute address, with the anchor of the nearest heading. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  language: string;
  lang: string;
  docusaurus_tag: string;
  version: string;
  weight: {
    /** 1 on pages of the present version, 0 on frozen ones. */
    pageRank: number;
    /** 100 for an area, 10 less for each level below; 10 for keywords, 0 for text, -10 for code. */
    level: number;
    /** Place of the record on its page, from 0. */
    position: number;
  };
};

/** The records of one page, in their order. */
export type PageRecords = [SearchRecord, ...SearchRecord[]];

/** The text of a record: of its heading, or of its block. */
export const readText = ({ type, hierarchy, content }: SearchRecord): string =>
  (type === 'content' ? content : hierarchy[type]) ?? '';
