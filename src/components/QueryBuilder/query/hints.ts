import { FIELD_OPERATORS, GROUP_OPERATORS } from './operators';
import { isObject, type Params } from './values';

/** Something that Strapi refuses or reads otherwise than it looks, and the part of the query that it is about. */
export type Hint = {
  kind: 'both-paginations' | 'null' | 'too-large' | 'unknown-operator' | 'unknown-state';
  about: string;
};

const OPERATORS = new Set([...GROUP_OPERATORS, ...FIELD_OPERATORS.map(({ name }) => name)]);

function findInFilters(filters: unknown): Hint[] {
  if (typeof filters !== 'object' || filters === null) {
    return [];
  }
  return Object.entries(filters).flatMap(([key, value]) => [
    ...(key.startsWith('$') && !OPERATORS.has(key) ? [{ kind: 'unknown-operator', about: key } as const] : []),
    ...findInFilters(value),
  ]);
}

function findInValues(value: unknown, path: string): Hint[] {
  if (value === null) {
    return [{ kind: 'null', about: path }];
  }
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    return [{ kind: 'too-large', about: path }];
  }
  return typeof value === 'object'
    ? Object.entries(value).flatMap(([key, item]) => findInValues(item, path ? `${path}.${key}` : key))
    : [];
}

const hasAny = (object: Params, keys: string[]): boolean => keys.some((key) => key in object);

/** Looks for what the reader should know about a query before it is sent. */
export function findHints(params: Params): Hint[] {
  const hints = [...findInValues(params, ''), ...findInFilters(params.filters)];
  const { pagination, publicationState: state } = params;
  if (isObject(pagination) && hasAny(pagination, ['page', 'pageSize']) && hasAny(pagination, ['start', 'limit'])) {
    hints.push({ kind: 'both-paginations', about: 'pagination' });
  }
  if (state !== undefined && state !== 'live' && state !== 'preview') {
    hints.push({ kind: 'unknown-state', about: 'publicationState' });
  }
  return hints;
}
