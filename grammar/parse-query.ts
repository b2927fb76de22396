import qs from 'qs';

/** How Strapi's `strapi::query` middleware reads a query string, so that both see the same object. */
const LIKE_STRAPI = { arrayLimit: 100, depth: 20 };

/** Numbers and truth values as such, where writing them back gives the same text. */
function toPlainValue(text: string): unknown {
  if (text === 'true' || text === 'false') {
    return text === 'true';
  }
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : text;
}

function toPlainValues(value: unknown): unknown {
  if (typeof value === 'string') {
    return toPlainValue(value);
  }
  if (Array.isArray(value)) {
    return value.map(toPlainValues);
  }
  const entries = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(entries.map(([key, member]) => [key, toPlainValues(member)]));
}

/**
 * The query of a request as the object that a program would hand to `qs.stringify`.
 *
 * @param target path with its query, such as `/api/restaurants?filters[name][$eq]=Biscotte`
 * @returns nothing when there is no query
 */
export function parseQuery(target: string): unknown {
  const start = target.indexOf('?');
  const query = start < 0 ? '' : target.slice(start + 1);
  return query ? toPlainValues(qs.parse(query, LIKE_STRAPI)) : undefined;
}
