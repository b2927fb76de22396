export type HostedSettings = {
  appId: string;
  /** The key that may only search: readers' browsers hold it. */
  searchKey: string;
  indexName: string;
  /** Origin that is asked in place of the service's own hosts, such as a proxy. */
  origin?: string | undefined;
};

/** What the plugin tells the browser. */
export type SearchSettings = {
  /** The hosted search; without it the embedded engine answers alone. */
  hosted?: HostedSettings | undefined;
  /** Areas of the site by which readers may narrow a search, as pages name them. */
  areas: string[];
  /** Path of the search page with the base URL. */
  pagePath: string;
  /** Where a missing answer is reported; without it the search page helps to tell of it. */
  issuesUrl?: string | undefined;
  /** Searches that find something, for readers whose own found nothing. */
  suggestions: string[];
};
