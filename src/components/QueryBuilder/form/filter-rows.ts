import { kindOf } from '../query/operators';
import { isObject, isScalar, type Params, type Scalar } from '../query/values';

export type FilterRow = {
  /** Path of the field: `name`, `author.name`. */
  field: string;
  operator: string;
  value: Scalar | Scalar[];
  /** Stands in a list of its own (`$and`), not among the fields. */
  apart?: boolean;
};

/** A field could not tell null from the word. */
const isShownScalar = (value: unknown): value is Scalar => isScalar(value) && value !== null;

/** A list is typed with commas, so its parts hold none, and no spaces at their ends. */
const isPart = (part: unknown): part is Scalar => isShownScalar(part) && /^(?! )[^,]+(?<! )$/.test(String(part));

function isShown(operator: string, value: unknown): value is FilterRow['value'] {
  const kind = kindOf(operator);
  return kind === 'list' ? Array.isArray(value) && value.every(isPart) : kind !== undefined && isShownScalar(value);
}

/**
 * The rows for the conditions on one field, or on fields of what it leads to.
 *
 * @returns nothing when a row can't hold one of them
 */
export function readRows(field: string, value: unknown): FilterRow[] | undefined {
  if (!isObject(value)) {
    const operator = Array.isArray(value) ? '$in' : '$eq';
    return isShown(operator, value) ? [{ field, operator, value }] : undefined;
  }
  const rows = Object.entries(value).map(([key, inner]) => {
    if (!key.startsWith('$')) {
      return isName(key) ? readRows(`${field}.${key}`, inner) : undefined;
    }
    return isShown(key, inner) ? [{ field, operator: key, value: inner }] : undefined;
  });
  return rows.length > 0 && rows.every((row) => row !== undefined) ? rows.flat() : undefined;
}

/** Tells names of fields from operators and from what a path could not name. */
export function isName(key: string): boolean {
  return key !== '' && !key.startsWith('$') && !key.includes('.');
}

/** The row for a condition that stands alone in a list, such as `$or: [{ name: 'Umi' }]`. */
export function readListed(condition: unknown): FilterRow | undefined {
  const [entry, ...others] = isObject(condition) ? Object.entries(condition) : [];
  const rows = entry && others.length === 0 && isName(entry[0]) ? readRows(...entry) : undefined;
  return rows?.length === 1 ? rows[0] : undefined;
}

/** Tells a row with a field and a value from one that is still being filled in. */
export function isComplete({ field, value }: FilterRow): boolean {
  return field.split('.').every(isName) && (Array.isArray(value) ? value.length > 0 : value !== '');
}

/**
 * Puts a row's condition among others.
 *
 * @returns whether it had room: its field and operator may be taken
 */
export function place(conditions: Params, { field, operator, value }: FilterRow): boolean {
  const names = field.split('.');
  let target = conditions;
  for (const name of names) {
    const inner = Object.hasOwn(target, name) ? target[name] : {};
    if (!isObject(inner)) {
      return false;
    }
    target[name] = inner;
    target = inner;
  }
  if (operator in target) {
    return false;
  }
  target[operator] = value;
  return true;
}

/** Gives a row another operator, and its value the form that the operator takes. */
export function changeOperator(row: FilterRow, operator: string): FilterRow {
  const values = [row.value].flat().filter((value) => value !== '');
  const kind = kindOf(operator);
  const toYesNo = String(values[0]) !== 'false';
  const value = kind === 'list' ? values : kind === 'yes-no' ? toYesNo : (values[0] ?? '');
  return { ...row, operator, value };
}
