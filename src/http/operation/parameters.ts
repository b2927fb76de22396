import type { ParameterObject } from 'docusaurus-plugin-openapi-docs/src/openapi/types';

/** Characters that may stand unencoded in the value of a query, and are easier to read so. */
const PLAIN = /%(?:24|2C|3A)/g;

/** A value as it is written in the query of a URL. */
export function encodeQueryValue(value: string): string {
  return encodeURIComponent(value).replace(PLAIN, decodeURIComponent);
}

/** Characters that would end the name of a parameter or the query. */
export const encodeQueryName = (name: string): string => name.replace(/[&=#+%\s]/g, encodeURIComponent);

const STRUCTURED = ['array', 'object'];

/** A list or an object that a reader wrote as JSON; nothing for any other value. */
function readStructure({ schema, style }: ParameterObject, text: string): object | undefined {
  const types: unknown[] = [schema?.type].flat();
  if (style !== 'deepObject' && !types.some((type) => STRUCTURED.includes(String(type)))) {
    return undefined;
  }
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const print = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const SEPARATORS: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** Whether each item of a list is a parameter of its own: OpenAPI's default in queries and cookies. */
function isExploded({ in: place, style, explode }: ParameterObject): boolean {
  const isForm = (style ?? 'form') === 'form' && (place === 'query' || place === 'cookie');
  return String(explode ?? isForm) === 'true';
}

/**
 * The pairs of name and value that a parameter is sent as, by its `style` and `explode` of OpenAPI. The styles `label`
 * and `matrix` of paths are sent as `simple`.
 *
 * @param text what the reader typed; lists and objects are JSON
 */
export function serializeParameter(parameter: ParameterObject, text: string): [name: string, value: string][] {
  const { name, style = '' } = parameter;
  const value = readStructure(parameter, text);
  if (!value) {
    return [[name, text]];
  }
  const entries = Object.entries(value);
  if (style === 'deepObject') {
    return entries.map(([key, item]) => [`${name}[${key}]`, print(item)]);
  }
  const isList = Array.isArray(value);
  const isHeader = parameter.in === 'path' || parameter.in === 'header';
  if (isExploded(parameter) && !isHeader) {
    return entries.map(([key, item]) => [isList ? name : key, print(item)]);
  }
  const glue = isExploded(parameter) ? '=' : ',';
  const items = entries.map(([key, item]) => (isList ? print(item) : `${key}${glue}${print(item)}`));
  return [[name, items.join(SEPARATORS[style] ?? ',')]];
}
