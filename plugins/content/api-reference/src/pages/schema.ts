import type { SchemaObject } from 'docusaurus-plugin-openapi-docs/src/openapi/types';
import { code, markdown, plain } from '../text/elements';
import { printTable } from './blocks';

/** A schema of OpenAPI 3.0 or 3.1, whose `type` may be a list. */
export type Schema = Omit<SchemaObject, 'type' | 'required' | 'properties' | 'items' | 'oneOf' | 'anyOf' | 'allOf'> & {
  type?: string | string[];
  const?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  /** Set by a description whose readers need not see what is inside of the value. */
  'x-folded'?: boolean;
};

/** One line of a table of fields. */
export type Row = { name: string; type: string; required: boolean; description: string };

/** How deep a table follows nested objects: as deep as readers do. */
const DEPTH = 8;

const NAMES: Record<string, string> = { 'date-time': 'date and time', uri: 'URL', binary: 'file' };

/** A range in words: `1 to 120`, `at least 1`, `at most 120`. */
function describeRange(least?: number, most?: number): string | undefined {
  if (least !== undefined && most !== undefined) {
    return `${least} to ${most}`;
  }
  if (least !== undefined) {
    return `at least ${least}`;
  }
  return most === undefined ? undefined : `at most ${most}`;
}

const withUnit = (range: string | undefined, unit: string) => range && `${range} ${unit}`;

const printValue = (value: unknown) => code(JSON.stringify(value));

/** The types that JSON Schema has; another word comes from outside like any text. */
const TYPES = ['any', 'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

const word = (text: string) => (TYPES.includes(text) ? text : plain(text));

function nameType(schema: Schema): string {
  const types = [schema.type ?? (schema.properties ? 'object' : 'any')].flat();
  const named = types.map((type) => {
    if (type === 'array') {
      return `list of ${schema.items ? nameType(schema.items) : 'any'}`;
    }
    return type === 'string' && schema.format ? (NAMES[schema.format] ?? plain(schema.format)) : word(type);
  });
  return [...named, ...(schema.nullable ? ['null'] : [])].join(' or ');
}

/** The type of a value in words of a page, with its limits, e.g. `string, 1 to 120 characters`. */
export function describeType(schema: Schema): string {
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) {
    return choices.map(describeType).join(' or ');
  }
  if (schema.const !== undefined) {
    return printValue(schema.const);
  }
  return [
    nameType(schema),
    schema.enum && `one of ${schema.enum.map(printValue).join(', ')}`,
    describeRange(schema.minimum, schema.maximum),
    withUnit(describeRange(schema.minLength, schema.maxLength), 'characters'),
    withUnit(describeRange(schema.minItems, schema.maxItems), 'items'),
    schema.default !== undefined && `${printValue(schema.default)} by default`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** All parts of a schema that is put together, as one. */
function merge(schema: Schema): Schema {
  return (schema.allOf ?? []).map(merge).reduce<Schema>(
    (whole, part) => ({
      ...part,
      ...whole,
      properties: { ...whole.properties, ...part.properties },
      required: [...(whole.required ?? []), ...(part.required ?? [])],
    }),
    schema,
  );
}

function* listFields(schema: Schema, prefix: string, depth: number): Generator<Row> {
  const { type, properties = {}, required = [], items } = merge(schema);
  if (depth > DEPTH) {
    return;
  }
  if ([type].flat().includes('array') && items) {
    yield* listFields(items, `${prefix}[]`, depth + 1);
    return;
  }
  for (const [key, field] of Object.entries(properties)) {
    const name = prefix ? `${prefix}.${key}` : key;
    const whole = merge(field);
    yield { name, type: describeType(whole), required: required.includes(key), description: whole.description ?? '' };
    if (!whole['x-folded']) {
      yield* listFields(whole, name, depth + 1);
    }
  }
}

/** The fields of a schema, those of nested objects by their path, e.g. `data[].attributes.name`. */
export function listRows(schema: Schema): Row[] {
  return [...listFields(schema, '', 0)];
}

export const printName = (name: string, required?: boolean): string =>
  `${code(name)}${required ? ' <small>required</small>' : ''}`;

/** A table of a schema's fields. A value without fields has its type told in a sentence. */
export function printSchema(schema: Schema): string {
  const rows = listRows(schema);
  if (rows.length === 0) {
    return `${describeType(schema)}.`.replace(/^./, (first) => first.toUpperCase());
  }
  return printTable(
    ['Field', 'Type', 'Meaning'],
    rows.map(({ name, type, required, description }) => [printName(name, required), type, markdown(description)]),
  );
}
