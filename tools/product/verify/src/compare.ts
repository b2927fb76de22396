import { ELLIPSIS } from './ellipsis';

/** What changes from run to run and compares by its form alone. */
const FORMS: RegExp[] = [
  // Dates and times.
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  // JSON Web Tokens.
  /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/,
  // Hashes, keys and identifiers in hexadecimal.
  /^[0-9a-f]{16,}$/,
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  // Passwords as they are stored.
  /^\$2[aby]\$\d\d\$.{53}$/,
];

/** The random end of an uploaded file's name: `plate_5ee8cc2657`. */
const FILE_HASH = /_[0-9a-f]{10}(?=\.|$)/g;

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Tells whether two texts are equal, or alike where only the form counts. */
function isSameText(recorded: string, actual: string): boolean {
  if (recorded === actual || FORMS.some((form) => form.test(recorded) && form.test(actual))) {
    return true;
  }
  if (recorded.includes(ELLIPSIS)) {
    const parts = recorded.split(ELLIPSIS).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    return new RegExp(`^${parts.join('[^]*')}$`).test(actual);
  }
  return FILE_HASH.test(recorded) && recorded.replace(FILE_HASH, '_') === actual.replace(FILE_HASH, '_');
}

function isSameList(recorded: unknown[], actual: unknown[]): boolean {
  const stop = recorded.indexOf(ELLIPSIS);
  const shown = stop === -1 ? recorded : recorded.slice(0, stop);
  const lengthFits = stop === -1 ? actual.length === shown.length : actual.length >= shown.length;
  return lengthFits && shown.every((item, index) => isSame(item, actual[index]));
}

function isSameObject(recorded: Json, actual: Json): boolean {
  const keys = Object.keys(recorded).filter((key) => key !== ELLIPSIS);
  const complete = ELLIPSIS in recorded || Object.keys(actual).length === keys.length;
  return complete && keys.every((key) => key in actual && isSame(recorded[key], actual[key]));
}

/**
 * Tells whether a recorded value still describes an actual one. The order of members does not count.
 *
 * @param recorded as `parseRecorded` gives it
 */
export function isSame(recorded: unknown, actual: unknown): boolean {
  if (recorded === ELLIPSIS) {
    return true;
  }
  if (Array.isArray(recorded) && Array.isArray(actual)) {
    return isSameList(recorded, actual);
  }
  if (isObject(recorded) && isObject(actual)) {
    return isSameObject(recorded, actual);
  }
  return typeof recorded === 'string' && typeof actual === 'string'
    ? isSameText(recorded, actual)
    : Object.is(recorded, actual);
}

/**
 * The actual value as it should be recorded: what is left out stays left out, what still holds stays as it is.
 */
export function mergeRecorded(recorded: unknown, actual: unknown): unknown {
  if (isSame(recorded, actual)) {
    return recorded;
  }
  if (Array.isArray(recorded) && Array.isArray(actual)) {
    const stop = recorded.indexOf(ELLIPSIS);
    const merged = actual.map((item, index) => mergeRecorded(recorded[index], item));
    return stop === -1 || stop >= merged.length ? merged : [...merged.slice(0, stop), ELLIPSIS];
  }
  if (isObject(recorded) && isObject(actual)) {
    const partial = ELLIPSIS in recorded;
    const kept = Object.keys(recorded).filter((key) => key === ELLIPSIS || key in actual);
    const added = partial ? [] : Object.keys(actual).filter((key) => !(key in recorded));
    return Object.fromEntries(
      [...kept, ...added].map((key) => [key, key === ELLIPSIS ? ELLIPSIS : mergeRecorded(recorded[key], actual[key])]),
    );
  }
  return actual;
}
