import type { SearchClient } from '../client/types';
import type { HostedIndex } from './client';

/** A client of the hosted search that is fetched when it is needed. */
export function loadHostedClient(index: HostedIndex): SearchClient {
  let client: Promise<SearchClient> | undefined;
  const get = () =>
    (client ??= import('./client')
      .then(({ createHostedClient }) => createHostedClient(index))
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
