import { isObject, type Params } from '../query/values';
import type { Codec } from './codec';
import { isComplete, isName, place, readListed, readRows, type FilterRow } from './filter-rows';

export type Filters = {
  /** Whether every row must hold, or one of them. */
  join: 'and' | 'or';
  rows: FilterRow[];
  /** Groups and conditions that rows can't hold; they stay as they are. */
  rest: Params;
};

function readOr(filters: Params): FilterRow[] | undefined {
  const { $or: list, ...others } = filters;
  const rows = Array.isArray(list) && list.length > 0 ? list.map(readListed) : [undefined];
  return Object.keys(others).length === 0 && rows.every((row) => row !== undefined) ? rows : undefined;
}

function readAnd(filters: Params): Filters {
  const form: Filters = { join: 'and', rows: [], rest: {} };
  for (const [key, value] of Object.entries(filters)) {
    const rows = isName(key) ? readRows(key, value) : undefined;
    if (rows) {
      form.rows.push(...rows);
    } else if (key === '$and' && Array.isArray(value)) {
      const listed = value.map((condition: unknown) => ({ condition, row: readListed(condition) }));
      form.rows.push(...listed.flatMap(({ row }) => (row ? [{ ...row, apart: true }] : [])));
      const others = listed.filter(({ row }) => !row).map(({ condition }) => condition);
      Object.assign(form.rest, others.length > 0 && { $and: others });
    } else {
      form.rest[key] = value;
    }
  }
  return form;
}

/** Conditions one below the other share an object, so that those on one relation speak of the same entry. */
function writeAnd(rows: FilterRow[], rest: Params): Params {
  const { $and: kept, ...others } = rest;
  const shared: Params = {};
  const apart: unknown[] = Array.isArray(kept) ? [...(kept as unknown[])] : [];
  for (const row of rows) {
    const taken = row.apart ?? Object.hasOwn(others, row.field.split('.')[0] ?? '');
    if (taken || !place(shared, row)) {
      apart.push(toListed(row));
    }
  }
  return { ...shared, ...others, ...(apart.length > 0 && { $and: apart }) };
}

function toListed(row: FilterRow): Params {
  const condition: Params = {};
  place(condition, row);
  return condition;
}

/** Rows joined by and/or; nested groups and `$not` around conditions stay in the text. */
export const filters: Codec<Filters> = {
  read: (value) => {
    if (value !== undefined && !isObject(value)) {
      return undefined;
    }
    const either = value && readOr(value);
    return either ? { join: 'or', rows: either, rest: {} } : readAnd(value ?? {});
  },
  write: ({ join, rows, rest }) => {
    const complete = rows.filter(isComplete);
    const value = join === 'or' && complete.length > 0 ? { $or: complete.map(toListed) } : writeAnd(complete, rest);
    return Object.keys(value).length > 0 ? value : undefined;
  },
  kept: ({ rest }) => Object.keys(rest),
  countRows: ({ rows }) => rows.length,
};
