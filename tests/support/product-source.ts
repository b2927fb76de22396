import { readFileSync } from 'node:fs';
import JSON5 from 'json5';

/**
 * A file of the product's packages.
 *
 * @param file below `@strapi`, such as `utils/dist/operators.js`
 */
export function readProduct(file: string): string {
  return readFileSync(`product/node_modules/@strapi/${file}`, 'utf8');
}

/** What the first group of a global pattern finds in a text. */
export function findNames(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** The names inside a list or a destructured object, which the first group of a pattern finds. */
export function findList(text: string, pattern: RegExp): string[] {
  const [, list = ''] = pattern.exec(text) ?? [];
  return findNames(list, /([$\w]+)/g);
}

/** Lists of operators in the product by their kind: `WHERE`, `GROUP`, `ARRAY` and others. */
export function readOperators(): Record<string, string[]> {
  const lists = readProduct('utils/dist/operators.js').matchAll(/const (\w+)_OPERATORS = (\[[^\]]*\])/g);
  return Object.fromEntries([...lists].map(([, kind = '', list = '']) => [kind, JSON5.parse<string[]>(list)]));
}
