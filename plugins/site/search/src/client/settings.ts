/** What the plugin tells the browser. */
export type SearchSettings = {
  /** Areas of the site by which readers may narrow a search, as pages name them. */
  areas: string[];
  /** Path of the search page with the base URL; without it there is no such page. */
  pagePath?: string | undefined;
  /** Where a missing answer is reported; without it the search page helps to tell of it. */
  issuesUrl?: string | undefined;
  /** Searches that find something, for readers whose own found nothing. */
  suggestions: string[];
};
