import { isObject, isScalar, type Params, type Scalar } from '../query/values';
import type { Codec } from './codec';

/** The two ways to count: pages, or entries from the first. */
export const MODES = { page: ['page', 'pageSize'], offset: ['start', 'limit'] } as const;

export type Pagination = {
  mode: keyof typeof MODES;
  /** The mode's first and second number as they were typed or read; empty ones are left out. */
  values: [Scalar, Scalar];
  /** Empty: as the server is set up. */
  withCount: Scalar;
  rest: Params;
};

const has = (value: Params, [first, second]: readonly [string, string]) => first in value || second in value;

/** Takes the same entries in the other mode, where both numbers are known. */
export function changeMode(form: Pagination, mode: Pagination['mode']): Pagination {
  const [first, second] = form.values.map(Number) as [number, number];
  if (mode === form.mode || form.values.includes('')) {
    return { ...form, mode };
  }
  // An offset in the middle of a page gives that page.
  const start = mode === 'page' ? Math.floor(first / second) + 1 : (first - 1) * second;
  return { ...form, mode, values: [Number.isFinite(start) ? Math.max(start, 0) : '', second] };
}

/** Part of the entries: by page or by offset, with or without their number. */
export const pagination: Codec<Pagination> = {
  read: (value = {}) => {
    if (!isObject(value) || (has(value, MODES.page) && has(value, MODES.offset))) {
      return undefined;
    }
    const mode = has(value, MODES.offset) ? 'offset' : 'page';
    const [first, second] = MODES[mode];
    const { [first]: a = '', [second]: b = '', withCount = '', ...rest } = value;
    const isShown = isScalar(a) && isScalar(b) && isScalar(withCount) && /^(true|false)?$/.test(String(withCount));
    return isShown ? { mode, values: [a, b], withCount, rest } : undefined;
  },
  write: ({ mode, values, withCount, rest }) => {
    const [first, second] = MODES[mode];
    const entries = Object.entries({ [first]: values[0], [second]: values[1], withCount, ...rest });
    const given = entries.filter(([, value]) => value !== '');
    return given.length > 0 ? Object.fromEntries(given) : undefined;
  },
  kept: ({ rest }) => Object.keys(rest),
};
