/** A search engine that is asked the golden queries. */
export type Candidate = {
  name: string;
  /**
   * Adds its index to a copy of the built site.
   *
   * @param site the copy
   * @param records what this site's own build has read of its pages, one record in JSON to a line
   */
  prepare: (site: string, records: string) => Promise<void>;
  /**
   * Code of a module that sets `findPages`, which takes a query and a number and gives the addresses of so many pages,
   * best first. Counted as sent.
   */
  bundle: () => Promise<string>;
  /** Which of the copy's files, by their paths, are its index or its code. */
  files: RegExp;
};

/** What a candidate's module sets. */
export type Find = (text: string, limit: number) => Promise<string[]>;
