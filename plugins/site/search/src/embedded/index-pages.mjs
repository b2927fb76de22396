// Runs in a worker thread of its own, since Pagefind is an ES module and Docusaurus loads plugins by `require`, and so
// that it works while the next page is read.
import { on } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { close, createIndex } from 'pagefind';
import { sortFilters } from './sort-filters.mjs';

/** @typedef {{ url: string, content: string }} PrintedPage */

/** Characters that are part of a word besides letters and digits: `$eq`, `NODE_ENV`. */
const WORD_CHARACTERS = '$_';

/** Pagefind's own interfaces, and the parts of it for languages that the site is not written in. */
const NOT_NEEDED = /^pagefind-(?:ui|modular-ui|component-ui|highlight)\.|^wasm\.unknown\./;

/**
 * @template {{ errors: string[] }} Response
 * @param {Response} response
 */
function check(response) {
  if (response.errors.length > 0) {
    throw new Error(`Pagefind can't index the site: ${response.errors.join('; ')}`);
  }
  return response;
}

/** The pages that are sent, until there are no more. */
async function* receivePages() {
  if (parentPort) {
    for await (const [message] of on(parentPort, 'message')) {
      /** @type {unknown} */
      const page = message;
      if (page === null) {
        return;
      }
      yield /** @type {PrintedPage} */ (page);
    }
  }
}

const folder = String(workerData);

try {
  const { index } = check(await createIndex({ includeCharacters: WORD_CHARACTERS }));
  if (!index) {
    throw new Error('Pagefind gave no index and no error');
  }
  for await (const page of receivePages()) {
    check(await index.addHTMLFile(page));
  }
  // Pagefind's own `writeFiles` says nothing of a disk that is full.
  const { files } = check(await index.getFiles());
  for (const { path, content } of sortFilters(files).filter((file) => !NOT_NEEDED.test(file.path))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
} finally {
  await close();
}
