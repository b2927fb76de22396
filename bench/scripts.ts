import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';

/** Paths of all scripts of a built site, relative to its folder. */
export const listScripts = (folder: string): string[] => globSync('**/*.{js,mjs}', { cwd: folder });

/**
 * Bytes (gzip) of the scripts that a site has and an earlier build of it had not: what a reader who has read all of it
 * downloads again after a deployment, as names of scripts hold the hash of their content.
 *
 * @param before paths of the earlier build's scripts
 */
export function measureNewScripts(folder: string, before: string[]): { count: number; bytes: number } {
  const known = new Set(before);
  const added = listScripts(folder).filter((file) => !known.has(file));
  const bytes = added.reduce((sum, file) => sum + gzipSync(readFileSync(`${folder}/${file}`)).length, 0);
  return { count: added.length, bytes };
}
