import { liteClient } from 'algoliasearch/lite';
import { NOTHING, type FacetFilters, type SearchClient } from '../client/types';
import { chooseHosts } from './hosts';
import { MATCH_END, MATCH_START, readAnswer } from './read-answer';
import type { HostedSettings } from './settings';

/** What is asked, and how. */
export type HostedIndex = HostedSettings & {
  appId: string;
  /** The key that may only search: readers' browsers hold it. */
  apiKey: string;
  indexName: string;
  /** Parameters of every query, which override those of this site. */
  searchParameters?: { facetFilters?: FacetFilters; [name: string]: unknown } | undefined;
  /** Turns an address of the index into a link. */
  toLink: (address: string) => string;
};

/** Parameters that a site can override. */
const DEFAULTS = {
  distinct: true,
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:24'],
};

/** Another way to choose the page of results; the service would prefer it to `offset` and `length`. */
const PAGING = { page: undefined, hitsPerPage: undefined };

/**
 * Asks a hosted index of records that have DocSearch's shape.
 *
 * @see https://www.algolia.com/doc/rest-api/search/search
 */
export function createHostedClient(index: HostedIndex): SearchClient {
  const { appId, apiKey, indexName, origin, searchParameters, toLink } = index;
  const client = liteClient(appId, apiKey, chooseHosts(origin));
  return {
    prepare: () => undefined,
    async search({ text, area, facetFilters = [], offset, limit }) {
      if (!text.trim()) {
        return NOTHING;
      }
      const response: unknown = await client.search({
        requests: [
          {
            ...DEFAULTS,
            ...searchParameters,
            ...PAGING,
            indexName,
            query: text,
            facetFilters: area === undefined ? facetFilters : [...facetFilters, `hierarchy.lvl0:${area}`],
            offset,
            length: limit,
            // What is read of the answer.
            attributesToRetrieve: ['url', 'type', 'hierarchy'],
            highlightPreTag: MATCH_START,
            highlightPostTag: MATCH_END,
          },
        ],
      });
      return readAnswer(response, toLink);
    },
  };
}
