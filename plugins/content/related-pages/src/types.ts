/** What is known of a page before any page is compiled. */
export type PageSource = {
  /** From the site's folder, such as `docs/dev-docs/api/rest.md`. */
  file: string;
  /** From the folder of all pages, such as `/dev-docs/api/rest.md`: as links of Markdown name it. */
  path: string;
  title: string;
  /** Words of the title, the headings, and the `keywords`, as they stand there. */
  words: string[];
  /** Paths of the pages that it links to, in their order, each once. */
  links: string[];
  /** Those of `links` that are in its last section, where readers look for what to read next. */
  lastLinks: string[];
};

/** A link to a related page. */
export type RelatedPage = Pick<PageSource, 'title' | 'path'>;

/** Related pages by the `file` of the page, the nearest one first. */
export type RelatedPages = Record<string, RelatedPage[]>;
