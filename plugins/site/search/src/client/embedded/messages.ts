import type { SearchAnswer, SearchQuery } from '../types';

/** What the page asks of the worker; without a query, to get ready. */
export type Request = { id: number; folder: string; query?: SearchQuery };

/** What the worker returns for the request with the same number. */
export type Reply = { id: number; answer?: SearchAnswer; error?: string };
