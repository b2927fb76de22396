import type { SearchClient } from '../client/types';

/** How long the first client is left alone after it failed, milliseconds: the next letters shall not wait for it. */
const PAUSE = 60_000;

/** Asks another client when the first one fails, and for a while after that. */
export function withFallback(first: SearchClient, other: SearchClient): SearchClient {
  let failedAt = -Infinity;
  return {
    prepare: () => first.prepare(),
    async search(query) {
      if (Date.now() - failedAt < PAUSE) {
        return other.search(query);
      }
      try {
        return await first.search(query);
      } catch {
        failedAt = Date.now();
        return other.search(query);
      }
    },
  };
}
