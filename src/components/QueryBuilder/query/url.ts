import qs from 'qs';
import { MOST_LEVELS, MOST_VALUES } from './limits';
import type { Params } from './values';

/** How Strapi 4.14 reads a query: `@strapi/strapi`, `middlewares/query`. */
const AS_THE_PRODUCT = { strictNullHandling: true, arrayLimit: 100, depth: MOST_LEVELS } as const;

/** One value more than the product reads, so that the reader is told of the excess and nothing is lost silently. */
const PARAMETER_LIMIT = MOST_VALUES + 1;

/** The path and query that a request goes to. */
export function toPath(endpoint: string, params: Params): string {
  const query = qs.stringify(params, { encodeValuesOnly: true });
  return query ? `${endpoint}?${query}` : endpoint;
}

export type ReadUrl = {
  endpoint: string;
  params: Params;
  /** Scheme, host and port, where the URL names them. */
  origin?: string;
};

/**
 * Reads a URL or a path back into what it was made from. All values are texts, as the product receives them.
 *
 * @returns nothing for what is neither
 */
export function readUrl(given: string): ReadUrl | undefined {
  const url = given.trim();
  const isPath = /^\/(?!\/)/.test(url);
  if (!isPath && !/^https?:\/\//i.test(url)) {
    return undefined;
  }
  try {
    const { origin, pathname, search } = new URL(url, 'http://localhost');
    const params = qs.parse(search.slice(1), { ...AS_THE_PRODUCT, parameterLimit: PARAMETER_LIMIT });
    return { endpoint: decodeURI(pathname), params, ...(!isPath && { origin }) };
  } catch {
    return undefined;
  }
}

/** Tells whether a text can be an endpoint: a path without a query. */
export function isEndpoint(text: string): boolean {
  return /^\/[^\s?#]*$/.test(text) && !text.startsWith('//');
}
