import { INDEX_FOLDER } from './index-folder';

/** Names of the chunks of the dialog, and of the engine that searches the embedded index. */
const DIALOG_CHUNK = 'search-dialog';
const ENGINE_CHUNK = 'search-engine';

/** What every search of the embedded index loads first, as far as its name doesn't change with its content. */
const FIRST_FILES = ['pagefind.js', 'pagefind-entry.json', 'wasm.en.pagefind', 'words.json'];

/**
 * What the search loads when it is opened, so that a site can fetch it ahead.
 *
 * @param isHosted whether a hosted index is queried first; the embedded one is then loaded only after a failure
 * @returns names of chunks, and files of the built site without the base URL
 */
export function searchFiles(isHosted: boolean): { chunks: string[]; files: string[] } {
  return isHosted
    ? { chunks: [DIALOG_CHUNK], files: [] }
    : { chunks: [DIALOG_CHUNK, ENGINE_CHUNK], files: FIRST_FILES.map((file) => `${INDEX_FOLDER}/${file}`) };
}
