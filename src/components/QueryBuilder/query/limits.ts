import type { Params } from './values';

/**
 * How many levels of brackets a parameter may have: `filters[name][$eq]` has two. Strapi 4.14 reads as many by default
 * (`depth` of the middleware `strapi::query`) and takes the rest of a deeper name as one key.
 */
export const MOST_LEVELS = 20;

/**
 * How many values a query may have. Strapi 4.14 reads as many by default (`parameterLimit` of `qs`) and drops the
 * others without an error.
 */
export const MOST_VALUES = 1000;

/**
 * How long the text of a query may be, in characters. Node.js accepts 16 KB of request line and headers, so a query
 * that can be sent is far shorter, comments and spaces included.
 */
export const LONGEST_TEXT = 100_000;

/**
 * How many rows the form shows for one parameter. Longer lists are changed in the text: with 1,000 rows, each typed
 * character would take seconds.
 */
export const MOST_ROWS = 100;

/** Why a query is too large, with the size that it has. */
export type Excess =
  { kind: 'too-long'; length: number } | { kind: 'too-deep'; levels: number } | { kind: 'too-many'; values: number };

/**
 * Counts the levels and values of parameters. It keeps its own stack, so any depth is safe.
 *
 * @returns which limit the parameters exceed; undefined if none
 */
export function findExcess(params: Params): Excess | undefined {
  let values = 0;
  let levels = 0;
  // The object of all parameters is no level itself: the first name has no brackets.
  const waiting: { value: unknown; level: number }[] = [{ value: params, level: -1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, level } = next;
    const inner = typeof value === 'object' && value !== null ? Object.values(value) : [];
    levels = Math.max(levels, level);
    values += inner.length === 0 && value !== params ? 1 : 0;
    for (const item of inner) {
      waiting.push({ value: item, level: level + 1 });
    }
  }
  if (levels > MOST_LEVELS) {
    return { kind: 'too-deep', levels };
  }
  return values > MOST_VALUES ? { kind: 'too-many', values } : undefined;
}
