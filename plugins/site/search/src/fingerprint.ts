import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listPages } from './records/list-pages';

/** Names the version of Pagefind, and of all else that is installed; a site without one has its packages elsewhere. */
const readLockfile = (siteDir: string): Promise<string> =>
  readFile(join(siteDir, 'package-lock.json'), 'utf8').catch(() => '');

/** Of the names of scripts and style sheets, what may change with each build and says nothing of the page. */
const FILE_HASH = /\.[\da-f]{6,}(?=\.(?:js|css)\b)/g;

/** The plugin's own sources: when they change, they may read and write something else. */
async function listSources(): Promise<string[]> {
  const entries = await readdir(__dirname, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/**
 * Tells by one word all that an index is made of: the built pages, the options, the plugin itself and its packages.
 *
 * @param siteDir the site's sources
 * @param outDir the built site
 */
export async function fingerprint(siteDir: string, outDir: string, options: object): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(options));
  hash.update(await readLockfile(siteDir));
  for (const file of await listSources()) {
    hash.update(await readFile(file));
  }
  for (const page of await listPages(outDir)) {
    const html = await readFile(page, 'utf8');
    hash.update(html.replace(FILE_HASH, ''));
  }
  return hash.digest('hex');
}
