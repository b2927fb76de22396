/** What the reader has given: the one state that form, text, URL and address are views of. */
export type Query = { endpoint: string; text: string };

const namesOf = (prefix: string) => ({ endpoint: `${prefix}endpoint`, text: `${prefix}q` });

/**
 * Reads the query from a page's address.
 *
 * @param search the address from its question mark on
 * @param prefix before the names of the two parts, for pages with several builders
 * @param initial stands in for what the address does not say
 */
export function readAddress(search: string, prefix: string, initial: Query): Query {
  const names = namesOf(prefix);
  const given = new URLSearchParams(search);
  return {
    endpoint: given.get(names.endpoint) ?? initial.endpoint,
    text: given.get(names.text) ?? initial.text,
  };
}

/** Writes the query into an address; the initial one needs no words there. What else the address says stays. */
export function writeAddress(search: string, prefix: string, initial: Query, query: Query): string {
  const names = namesOf(prefix);
  const written = new URLSearchParams(search);
  for (const part of ['endpoint', 'text'] as const) {
    if (query[part] === initial[part]) {
      written.delete(names[part]);
    } else {
      written.set(names[part], query[part]);
    }
  }
  return written.size > 0 ? `?${written.toString()}` : '';
}
