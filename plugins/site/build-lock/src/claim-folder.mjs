import { createHash } from 'node:crypto';
import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join, relative } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/** Below the site's folder. The files stay: a file that is deleted and made again would be a second lock. */
const LOCKS = '.cache/locks';

/** The byte that is locked. It is behind the text, since Windows lets no other process read a locked byte. */
const LOCKED_BYTE = 4096;

/** Docusaurus loads a site's plugins again and again, so their modules can't keep what this process holds. */
const HELD = Symbol.for('build-lock.held');

/** @returns {Set<string>} the folders that this process holds */
function listHeld() {
  const store = /** @type {{ [HELD]?: Set<string> }} */ (globalThis);
  return (store[HELD] ??= new Set());
}

/**
 * @param {string} folder
 * @param {string} siteDir
 */
function openLock(folder, siteDir) {
  const locks = join(siteDir, LOCKS);
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  try {
    mkdirSync(locks, { recursive: true });
    const file = join(locks, name);
    return { file, descriptor: openSync(file, 'a+') };
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Error(`${locks} can't be written (${code}): make the site's folder writable, or use a copy of it`);
  }
}

/**
 * Keeps other processes out of a folder until this one ends. The system itself drops the lock then, whatever ends the
 * process.
 *
 * @param {object} claim
 * @param {string} claim.folder absolute path; it need not exist
 * @param {string} claim.siteDir absolute path of the site, which holds the locks
 * @param {string} claim.remedy what to do instead of waiting, e.g. `choose another folder with --out-dir`
 * @throws {Error} with one line when another process holds the folder, or when the site's folder can't be written
 */
export function claimFolder({ folder, siteDir, remedy }) {
  const held = listHeld();
  if (held.has(folder)) {
    return;
  }
  const { file, descriptor } = openLock(folder, siteDir);
  if (!tryLock(descriptor, LOCKED_BYTE, 1)) {
    const owner = readFileSync(file, 'utf8');
    closeSync(descriptor);
    throw new Error(`process ${owner} is using ${relative(siteDir, folder)}: wait until it ends, or ${remedy}`);
  }
  ftruncateSync(descriptor);
  writeSync(descriptor, String(process.pid));
  held.add(folder);
}
