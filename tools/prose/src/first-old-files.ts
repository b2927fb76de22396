import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { UserError } from '../../bootstrap/src/user-error.mjs';
import { toFinding } from './lists';
import type { Finding } from './finding';

/** The entries that both lists of old files had when they were first committed, one path per line. It never changes. */
export const FIRST_OLD_FILES = 'tools/prose/data/first-old-files.txt';

/** SHA-256 of that file. */
const CHECKSUM = '339c54138ea25750f0018b317b44cb0f8792e94943c8ad0d49b138ed8b67247d';

/**
 * Reads the first entries of the lists of old files.
 *
 * @param text what the file contains
 * @throws UserError when that isn't what was first committed
 */
export function readFirstOldFiles(text = readFileSync(FIRST_OLD_FILES, 'utf8')): Set<string> {
  if (createHash('sha256').update(text).digest('hex') !== CHECKSUM) {
    throw new UserError(`${FIRST_OLD_FILES} never changes: restore it, and edit the file that you wanted to add`);
  }
  return new Set(text.split('\n').filter(Boolean));
}

/** Finds entries that a list of old files didn't have in the beginning. */
export function findAddedFiles(file: string, entries: string[], first: Set<string>): Finding[] {
  return entries.flatMap((entry, index) =>
    first.has(entry) ? [] : [toFinding(file, index, entry, 'entries are never added; write: nothing, edit the file')],
  );
}
