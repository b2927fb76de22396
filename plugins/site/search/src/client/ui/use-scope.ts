import { usePluginData } from '@docusaurus/useGlobalData';
import useSearchEngine from '@theme/SearchEngine';
import type { SearchSettings } from '../settings';
import type { SearchEngine } from '../types';

/** What is searched from where the reader is, and what the plugin says of the search. */
export type Scope = SearchEngine & { settings: SearchSettings };

export const useSettings = (): SearchSettings => usePluginData('search') as SearchSettings;

export function useScope(): Scope {
  return { ...useSearchEngine(), settings: useSettings() };
}
