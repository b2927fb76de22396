import JSON5 from 'json5';
import { isScalar, type Params } from './values';

/** Lists and objects up to this length stay on one line. */
const LONGEST_LINE = 56;

const printScalar = (value: unknown): string => JSON5.stringify(value);

const printKey = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : printScalar(key));

function join(items: string[], [open, close]: string, indent: string): string {
  return [open, ...items.map((item) => `${indent}  ${item},`), `${indent}${close}`].join('\n');
}

function printItems(value: object, indent: string): string[] {
  return Array.isArray(value)
    ? value.map((item) => printValue(item, `${indent}  `))
    : Object.entries(value).map(([key, item]) => `${printKey(key)}: ${printValue(item, `${indent}  `)}`);
}

/**
 * Prints a value as JavaScript writes it.
 *
 * @param indent spaces before the line it begins on
 */
export function printValue(value: unknown, indent = ''): string {
  if (isScalar(value)) {
    return printScalar(value);
  }
  const items = printItems(value as object, indent);
  const list = items.join(', ');
  const line = Array.isArray(value) ? `[${list}]` : list && `{ ${list} }`;
  const fits = line.length + indent.length <= LONGEST_LINE && !line.includes('\n');
  return fits ? line || '{}' : join(items, Array.isArray(value) ? '[]' : '{}', indent);
}

/** Prints the parameters of a query, each on a line of its own. */
export function printText(params: Params): string {
  return Object.keys(params).length === 0 ? '{}' : join(printItems(params, ''), '{}', '');
}
