import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import { VERSIONS } from '../../start/src/versions';

/** The file that names the versions; a version is added with one line in it. */
export const LIST = join(VERSIONS, 'versions.json');

/** Packages whose version isn't that of Strapi, since the npm registry doesn't have it: version by name. */
export type Others = Record<string, string>;

/** All versions that the examples run on, apart from the documented one, with their other packages; oldest first. */
export function readVersions(file = LIST): Map<string, Others> {
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Others>));
}

/**
 * The versions that a command line asks for.
 *
 * @param wanted a version, or `all`
 * @throws UserError when the list doesn't have the version
 */
export function chooseVersions(wanted: string, known = readVersions()): string[] {
  if (wanted === 'all') {
    return [...known.keys()];
  }
  if (!known.has(wanted)) {
    throw new UserError(`${wanted} isn't one of ${[...known.keys()].join(', ')}: choose one, or add it to ${LIST}`);
  }
  return [wanted];
}
