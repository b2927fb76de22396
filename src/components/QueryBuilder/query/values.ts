/** A value that a URL carries as one text. */
export type Scalar = string | number | boolean | null;

/** Parameters of a query, as the object that `qs` turns into a URL. */
export type Params = Record<string, unknown>;

/** Tells values that a URL carries as one text from lists and objects. */
export function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** Tells objects from lists and single values. */
export function isObject(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads a value that was typed into a field: numbers and the two booleans as such, everything else as text.
 * In the URL they look the same; in the text they read better without quotes.
 */
export function toScalar(typed: string): Scalar {
  if (typed === 'true' || typed === 'false') {
    return typed === 'true';
  }
  const number = Number(typed);
  // What would not be written back as it was typed (007, 1e3, numbers of 17 digits) stays text.
  return typed !== '' && Number.isFinite(number) && String(number) === typed ? number : typed;
}

/** The parts of a list that was typed with commas, without the spaces around them. */
export function splitList(typed: string): string[] {
  return typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
