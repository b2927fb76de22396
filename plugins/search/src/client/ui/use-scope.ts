import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal';
import { usePluginData } from '@docusaurus/useGlobalData';
import { createClient } from '../create-client';
import type { SearchSettings } from '../settings';
import type { SearchClient, SearchQuery } from '../types';

/** What is searched from where the reader is: the site's language, and the version of the docs that is read. */
export type Scope = Pick<SearchQuery, 'language' | 'tags'> & { client: SearchClient; settings: SearchSettings };

/** One for the whole visit, so that the index is fetched once. */
let client: SearchClient | undefined;

export const useSettings = (): SearchSettings => usePluginData('search') as SearchSettings;

export function useScope(): Scope {
  const { siteConfig, i18n } = useDocusaurusContext();
  const settings = useSettings();
  const tags = useDocsContextualSearchTags();
  client ??= createClient(settings, siteConfig.baseUrl);
  return { client, settings, language: i18n.currentLocale, tags: [DEFAULT_SEARCH_TAG, ...tags] };
}
