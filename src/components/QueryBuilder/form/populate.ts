import { isObject, splitList, type Params } from '../query/values';
import type { Codec } from './codec';

export type Populate = {
  /** Everything that is one step away: `*`. */
  everything: boolean;
  /** What comes along: `cover`, `dishes.photo`, `dishes.*`. */
  paths: string[];
  /** Relations with options of their own, such as `fields`; they stay as they are. */
  rest: Params;
  /** Whether the text has them as an object, not as a list. */
  nested: boolean;
};

const isPath = (path: string): boolean => /^[^.,*]+(\.[^.,*]+)*$/.test(path);

const isAll = (value: unknown): boolean => value === true || value === 'true' || value === '*';

/** The paths below a relation in object notation; nothing for options that paths can't say. */
function readRelation(path: string, value: unknown): string[] | undefined {
  if (isAll(value)) {
    return [path];
  }
  const { populate: inner, ...options } = isObject(value) ? value : {};
  if (inner === undefined || Object.keys(options).length > 0) {
    return undefined;
  }
  if (inner === '*') {
    return [`${path}.*`];
  }
  const names = readList(inner);
  if (names) {
    return names.map((name) => `${path}.${name}`);
  }
  const below = isObject(inner) ? Object.entries(inner).map(([key, next]) => readRelation(`${path}.${key}`, next)) : [];
  return below.length > 0 && below.every((paths) => paths !== undefined) ? below.flat() : undefined;
}

function readList(value: unknown): string[] | undefined {
  const words: unknown[] = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [false];
  const paths = words.flatMap((word) => (typeof word === 'string' ? splitList(word) : ['']));
  return paths.every(isPath) ? paths : undefined;
}

function readObject(value: Params): Populate {
  const form: Populate = { everything: false, paths: [], rest: {}, nested: true };
  for (const [key, relation] of Object.entries(value)) {
    const paths = isPath(key) && !key.includes('.') ? readRelation(key, relation) : undefined;
    form.paths.push(...(paths ?? []));
    Object.assign(form.rest, !paths && { [key]: relation });
  }
  return form;
}

/** Puts a path into object notation; where the text says otherwise already, that stays. */
function place(target: Params, [name = '', ...below]: string[]): void {
  if (name === '*') {
    return;
  }
  if (below.length === 0) {
    target[name] = Object.hasOwn(target, name) ? target[name] : true;
    return;
  }
  // Own members alone: a path may begin with `__proto__`.
  const present = Object.hasOwn(target, name) ? target[name] : undefined;
  const relation: Params = isObject(present) ? present : {};
  if (below[0] === '*') {
    relation.populate ??= '*';
  } else if (relation.populate === undefined || isObject(relation.populate)) {
    relation.populate = isObject(relation.populate) ? relation.populate : {};
    place(relation.populate as Params, below);
  }
  target[name] = relation;
}

function writeObject(paths: string[], rest: Params): Params {
  const target = structuredClone(rest);
  paths.forEach((path) => place(target, path.split('.')));
  return target;
}

/** What comes along with the entries: everything one step away, or paths. */
export const populate: Codec<Populate> = {
  read: (value) => {
    const empty: Populate = { everything: value === '*', paths: [], rest: {}, nested: false };
    if (value === undefined || value === '*') {
      return empty;
    }
    const paths = readList(value);
    return paths ? { ...empty, paths } : isObject(value) ? readObject(value) : undefined;
  },
  write: ({ everything, paths, rest, nested }) => {
    const complete = paths.filter((path) => isPath(path) || isPath(path.replace(/\.\*$/, '')));
    if (everything) {
      return '*';
    }
    if (nested || complete.some((path) => path.endsWith('*'))) {
      const value = writeObject(complete, rest);
      return Object.keys(value).length > 0 ? value : undefined;
    }
    return complete.length > 0 ? complete : undefined;
  },
  kept: ({ rest }) => Object.keys(rest),
  countRows: ({ paths }) => paths.length,
};
