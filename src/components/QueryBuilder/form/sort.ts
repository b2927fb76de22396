import { isObject, splitList } from '../query/values';
import type { Codec } from './codec';

export type SortRow = { field: string; order: 'asc' | 'desc' };

/** `author.name:desc`; the order may be left out. */
function readWord(word: string): SortRow | undefined {
  const [field = '', order = 'asc', ...more] = word.split(':');
  const lower = order.toLowerCase();
  return field && more.length === 0 && (lower === 'asc' || lower === 'desc') ? { field, order: lower } : undefined;
}

/** `{ author: { name: 'desc' } }` */
function readNested(value: unknown, path: string[] = []): (SortRow | undefined)[] {
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, order]) => readNested(order, [...path, key]));
  }
  return [typeof value === 'string' && !value.includes(':') ? readWord(`${path.join('.')}:${value}`) : undefined];
}

function readAny(value: unknown): (SortRow | undefined)[] {
  if (typeof value === 'string') {
    return splitList(value).map(readWord);
  }
  return Array.isArray(value) ? value.flatMap(readAny) : readNested(value);
}

/** Several orders, the first before the second; each notation that Strapi reads. */
export const sort: Codec<SortRow[]> = {
  read: (value) => {
    const rows = value === undefined ? [] : readAny(value);
    return rows.every((row) => row !== undefined) ? rows : undefined;
  },
  write: (rows) => {
    const words = rows.filter(({ field }) => field !== '').map(({ field, order }) => `${field}:${order}`);
    return words.length > 0 ? words : undefined;
  },
  countRows: (rows) => rows.length,
};
