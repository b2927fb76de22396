import { createEmbeddedClient } from './embedded/client';
import type { HostedSettings, SearchSettings } from './settings';
import type { SearchClient } from './types';
import { withFallback } from './with-fallback';
import { withTimeout } from './with-timeout';

/** How long an answer may take, milliseconds: the embedded engine may first have to be fetched, from far away. */
const HOSTED_TIMEOUT = 2500;
const EMBEDDED_TIMEOUT = 15_000;

/** The bundler looks for exactly this form (webpack.js.org/guides/web-workers). */
const startEngine = () => new Worker(new URL('./embedded/engine.worker.ts', import.meta.url));

/** Loads the hosted client only on sites that have one. */
function createHosted(settings: HostedSettings): SearchClient {
  const load = () => import('./hosted/client');
  let client: Promise<SearchClient> | undefined;
  const get = () =>
    (client ??= load()
      .then(({ createHostedClient }) => createHostedClient(settings))
      .catch((error: unknown) => {
        // The next query fetches it again.
        client = undefined;
        throw error;
      }));
  return {
    prepare: () => void get().catch(() => undefined),
    search: async (query) => (await get()).search(query),
  };
}

/** The one client that the site asks: the hosted search where there is one, and the embedded engine otherwise. */
export function createClient({ hosted }: SearchSettings, baseUrl: string): SearchClient {
  const embedded = withTimeout(createEmbeddedClient(baseUrl, startEngine), EMBEDDED_TIMEOUT);
  return hosted ? withFallback(withTimeout(createHosted(hosted), HOSTED_TIMEOUT), embedded) : embedded;
}
