import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';

/** Keywords that only say that something within them is wrong. */
const OUTER = ['properties', 'additionalProperties', 'items', 'allOf', 'anyOf', 'oneOf', '$ref'];

type OpenApiSchema = Schema & { nullable?: boolean };

/** The same schema without `nullable`, which is OpenAPI 3.0's alone. */
function toJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) {
    return schema.map(toJsonSchema);
  }
  if (typeof schema !== 'object' || schema === null) {
    return schema;
  }
  const { nullable, ...rest } = schema as OpenApiSchema;
  const plain = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, toJsonSchema(value)])) as Schema;
  return nullable && plain.type ? { ...plain, type: [plain.type, 'null'].flat() } : plain;
}

/** The place in a value as readers write it: `#/data/0/name` becomes `data[0].name`. */
function printPlace(pointer: string): string {
  return pointer
    .replace(/^#\/?/, '')
    .replaceAll(/\/?([^/]+)/g, (_, part: string) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .replace(/^\./, '');
}

/** What the validator says of a field that a schema without further fields does not have. */
const UNKNOWN = 'false';

function print({ instanceLocation, keyword, error }: OutputUnit): string {
  const place = printPlace(instanceLocation);
  const text = keyword === UNKNOWN ? 'There is no such field.' : error;
  return place ? `${place}: ${text}` : text;
}

/** Says where a value breaks its schema, one line for each place. */
export function checkValue(value: unknown, schema: unknown): string[] {
  const { errors } = new Validator(toJsonSchema(schema) as Schema, '2020-12', false).validate(value);
  const inner = errors.filter(({ keyword }) => !OUTER.includes(keyword));
  // A field whose value is wrong is called unknown as well.
  const wrong = inner.filter(({ keyword }) => keyword !== UNKNOWN);
  return (wrong.length > 0 ? wrong : inner).map(print);
}

/** The value that the text of a field stands for, by the type that it should have. */
function readText(text: string, type: unknown): unknown {
  const isNumber = ['integer', 'number'].some((name) => [type].flat().includes(name));
  if (isNumber && text.trim() !== '' && Number.isFinite(Number(text))) {
    return Number(text);
  }
  return type === 'boolean' && ['true', 'false'].includes(text) ? text === 'true' : text;
}

/** Says what is wrong with the text of a parameter, in one line. */
export function checkText(text: string, schema: { type?: unknown }): string | undefined {
  return checkValue(readText(text, schema.type), schema)[0];
}

/** Says what is wrong with a body: that it isn't JSON, or where it breaks its schema. */
export function checkJson(text: string, schema: unknown): string[] {
  try {
    return checkValue(JSON.parse(text), schema);
  } catch (error) {
    return [`Not JSON: ${(error as Error).message}`];
  }
}
