import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loaded } from '../../../plugins/site/search/src/client/embedded/candidates';
import { loadPagefind } from '../../../plugins/site/search/src/client/embedded/pagefind';
import { loadWords } from '../../../plugins/site/search/src/client/embedded/words';

/**
 * Loads an index to search it here, as a browser's worker does. From then on, `fetch` reads files, which Node's own does
 * not.
 *
 * @param folder with the index, such as `build/search-index`
 */
export async function loadIndex(folder: string): Promise<Loaded> {
  globalThis.fetch = async (address) => {
    const url = address instanceof Request ? address.url : String(address);
    return new Response(await readFile(fileURLToPath(url.replace(/\?.*/, ''))));
  };
  const address = `${pathToFileURL(resolve(folder)).href}/`;
  const [pagefind, words] = await Promise.all([loadPagefind(address), loadWords(address)]);
  return { pagefind, words };
}
