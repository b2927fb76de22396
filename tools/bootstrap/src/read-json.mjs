import { readFileSync } from 'node:fs';

/**
 * @param {string} file
 * @returns {unknown} what the file holds; say its type where it is used
 */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
