import { rmSync } from 'node:fs';

/**
 * Removes a folder with all it contains; a folder that doesn't exist is fine. A program that was just stopped may still
 * write into it for a moment, so that it isn't empty when it's removed: it is tried again up to five times.
 *
 * @param {string} folder its path
 */
export function removeFolder(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
