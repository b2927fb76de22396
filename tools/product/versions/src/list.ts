import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import { VERSIONS } from '../../start/src/versions';

/** The versions that the examples of the pages run on, apart from the documented one; oldest first. */
export const LIST = join(VERSIONS, 'versions.json');

/** What `--product` takes for all of them. */
export const ALL = 'all';

const VERSION = /^\d+\.\d+\.\d+$/;

/** @returns nothing where the text isn't JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param file a JSON list of versions such as `4.26.2`
 * @throws UserError when it is something else
 */
export function readVersions(file = LIST): string[] {
  const text = readFileSync(file, 'utf8');
  const list = parseJson(text);
  const isVersion = (item: unknown): item is string => typeof item === 'string' && VERSION.test(item);
  if (!Array.isArray(list) || list.length === 0 || !list.every(isVersion)) {
    const line = text.replace(/\s+/g, ' ').trim();
    throw new UserError(`${file}: ${line} is not a list of versions: write ["4.26.2"], for example`);
  }
  return list;
}

/**
 * @param wanted a version of the list, or `all`
 * @throws UserError when the list doesn't have it
 */
export function chooseVersions(wanted: string, versions = readVersions()): string[] {
  if (wanted === ALL) {
    return versions;
  }
  if (!versions.includes(wanted)) {
    throw new UserError(`--product ${wanted}: give ${versions.join(', ')}, or ${ALL}; add a version to ${LIST}`);
  }
  return [wanted];
}
