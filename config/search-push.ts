import { readSite } from './site';

/** Where the records of the search are sent. */
export type SearchTarget = {
  appId: string;
  /** The key that may write: never sent to a browser. */
  adminKey: string;
  indexName: string;
  /** Origin in place of the service's own hosts, such as a proxy. */
  origin: string | undefined;
};

/**
 * Reads and checks where records are sent.
 *
 * @param environment variables by name; an empty value counts as not set
 * @throws Error naming what is missing
 */
export function readSearchTarget(environment: Readonly<Record<string, string | undefined>>): SearchTarget {
  const { hostedSearch } = readSite(environment);
  if (!hostedSearch) {
    throw new Error(
      'ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX are not set: there is no hosted search to fill',
    );
  }
  const adminKey = environment.ALGOLIA_ADMIN_KEY;
  if (!adminKey) {
    throw new Error('ALGOLIA_ADMIN_KEY is not set: give the key that may write to the index');
  }
  const { appId, indexName, origin } = hostedSearch;
  return { appId, adminKey, indexName, origin };
}
