import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { waitForLock } from 'fs-native-extensions';
import { COPIES } from './project';

/**
 * Makes a folder in `.cache/product` the first time that it is asked for. Whoever asks meanwhile, in this process or
 * another one, waits until it is there.
 *
 * @param name of the folder; it changes with what the folder is made from
 * @param make makes the content in a folder that isn't there yet, given its path
 * @returns the folder, always whole
 * @throws what `make` throws; the next caller tries again
 */
export async function makeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(COPIES, name);
  if (existsSync(folder)) {
    return folder;
  }
  mkdirSync(COPIES, { recursive: true });
  // The file stays: one that is deleted and made again would be a second lock.
  const lock = openSync(`${folder}.lock`, 'a+');
  try {
    await waitForLock(lock);
    if (!existsSync(folder)) {
      const work = mkdtempSync(join(COPIES, 'making-'));
      try {
        await make(join(work, 'made'));
        renameSync(join(work, 'made'), folder);
      } finally {
        rmSync(work, { recursive: true, force: true });
      }
    }
  } finally {
    closeSync(lock);
  }
  return folder;
}
