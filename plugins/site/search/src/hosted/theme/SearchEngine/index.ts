import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFiltersIfEnabled,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { FacetFilters, SearchClient, SearchEngine } from '../../../client/types';
import { withTimeout } from '../../../client/with-timeout';
import useEmbeddedEngine from '../../../theme/SearchEngine';
import type { HostedIndex } from '../../client';
import { loadHostedClient } from '../../load-client';
import type { HostedSettings } from '../../settings';
import { withFallback } from '../../with-fallback';

/** How long an answer may take, milliseconds; then the site's own index is asked. */
const TIMEOUT = 2500;

/** One for the whole visit. */
let client: SearchClient | undefined;

/** The hosted index that `themeConfig.algolia` names; when it fails, the site's own index. */
export default function useSearchEngine(): SearchEngine {
  const { algolia } = useAlgoliaThemeConfig();
  const settings = usePluginData('hosted-search') as HostedSettings;
  const contextual = useAlgoliaContextualFacetFiltersIfEnabled();
  const toLink = useSearchResultUrlProcessor();
  const embedded = useEmbeddedEngine();
  // The theme's types follow DocSearch, which has another form of them; its validation lets these through.
  const index = { ...algolia, ...settings, toLink } as HostedIndex;
  client ??= withFallback(withTimeout(loadHostedClient(index), TIMEOUT), embedded.client);
  const { language, tags } = embedded.context;
  return {
    client,
    context: {
      language,
      // Both engines search the same pages.
      tags: algolia.contextualSearch ? tags : undefined,
      facetFilters: mergeFacetFilters(contextual, index.searchParameters?.facetFilters) as FacetFilters | undefined,
    },
  };
}
