import { liteClient } from 'algoliasearch/lite';
import type { HostedSettings } from '../settings';
import { NOTHING, type SearchClient } from '../types';
import { chooseHosts } from './hosts';
import { MATCH_END, MATCH_START, readAnswer } from './read-answer';

/**
 * Asks a hosted index that holds the site's records, each page once.
 *
 * @see https://www.algolia.com/doc/rest-api/search/search
 */
export function createHostedClient({ appId, searchKey, indexName, origin }: HostedSettings): SearchClient {
  const client = liteClient(appId, searchKey, chooseHosts(origin));
  return {
    prepare: () => undefined,
    async search({ text, area, language, tags, offset, limit }) {
      if (!text.trim()) {
        return NOTHING;
      }
      const facetFilters = [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
      const response: unknown = await client.search({
        requests: [
          {
            indexName,
            query: text,
            facetFilters: area === undefined ? facetFilters : [...facetFilters, `hierarchy.lvl0:${area}`],
            distinct: true,
            offset,
            length: limit,
            attributesToRetrieve: ['url', 'type', 'hierarchy'],
            attributesToHighlight: ['hierarchy'],
            attributesToSnippet: ['content:24'],
            highlightPreTag: MATCH_START,
            highlightPostTag: MATCH_END,
          },
        ],
      });
      return readAnswer(response);
    },
  };
}
