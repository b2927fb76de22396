import { vi } from 'vitest';
import type { Hit, SearchAnswer, SearchClient, SearchEngine } from '../../src/client/types';

const toPieces = (text: string) => [{ text, isMatch: false }];

/** A hit on a page of its own. */
export function createHit(title: string, differences: Partial<Hit> = {}): Hit {
  return {
    url: `/docs/${title.toLowerCase()}`,
    area: 'Developer Docs',
    title: toPieces(title),
    heading: undefined,
    snippet: [],
    ...differences,
  };
}

export const createAnswer = (...hits: Hit[]): SearchAnswer => ({ hits, total: hits.length, suggestions: [] });

type TestEngine = SearchEngine & {
  client: { search: ReturnType<typeof vi.fn<SearchClient['search']>>; prepare: ReturnType<typeof vi.fn<() => void>> };
};

/** An engine that answers every query in the same way, until a test says otherwise. */
export function createEngine(answer: SearchAnswer): TestEngine {
  return {
    client: {
      search: vi.fn(() => Promise.resolve({ ...answer, hits: [...answer.hits] })),
      prepare: vi.fn(() => undefined),
    },
    context: { language: 'en', tags: ['default'] },
  };
}
