import type { SearchClient } from './types';

/** Gives a client so much time for an answer; then it rejects, and the client has to begin again. */
export function withTimeout(client: SearchClient, milliseconds: number): SearchClient {
  return {
    ...client,
    search: (query) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          reject(new Error(`no response within ${milliseconds} ms`));
          client.restart?.();
        }, milliseconds);
        client
          .search(query)
          .then(resolve, reject)
          .finally(() => clearTimeout(timer));
      }),
  };
}
