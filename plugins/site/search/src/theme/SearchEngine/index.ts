import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createEmbeddedClient } from '../../client/embedded/client';
import type { SearchClient, SearchEngine } from '../../client/types';
import { withTimeout } from '../../client/with-timeout';

/** How long an answer may take, milliseconds: the engine may first have to be fetched, from far away. */
const TIMEOUT = 15_000;

/** The bundler looks for exactly this form (webpack.js.org/guides/web-workers). */
const startEngine = () =>
  new Worker(
    /* webpackChunkName: "search-engine" */ new URL('../../client/embedded/engine.worker.ts', import.meta.url),
  );

/** One for the whole visit, so that the index is fetched once. */
let client: SearchClient | undefined;

/** The site's own index. A plugin that has another engine overrides this component. */
export default function useSearchEngine(): SearchEngine {
  const { siteConfig, i18n } = useDocusaurusContext();
  const tags = useDocsContextualSearchTags();
  client ??= withTimeout(createEmbeddedClient(siteConfig.baseUrl, startEngine), TIMEOUT);
  return { client, context: { language: i18n.currentLocale, tags: [DEFAULT_SEARCH_TAG, ...tags] } };
}
