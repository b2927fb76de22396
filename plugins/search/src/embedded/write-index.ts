import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SearchRecord } from '../records/record';
import { listWords } from './list-words';
import { printPage } from './print-page';

type Page = [SearchRecord, ...SearchRecord[]];

/** The records of each page together, by the page's path. */
function groupByPage(records: SearchRecord[]): Map<string, Page> {
  const pages = new Map<string, Page>();
  for (const record of records) {
    const path = new URL(record.url_without_anchor).pathname;
    const others = pages.get(path);
    if (others) {
      others.push(record);
    } else {
      pages.set(path, [record]);
    }
  }
  return pages;
}

/**
 * Writes the index that a browser searches, in pieces that are fetched when a word of them is searched, and
 * `words.json` with what is known of the words.
 *
 * @param folder where the index goes
 * @param synonyms groups of words that mean the same to a reader who searches
 * @throws Error with what Pagefind says about a page or about itself
 */
export async function writeIndex(records: SearchRecord[], folder: string, synonyms: string[][]): Promise<void> {
  const pages = [...groupByPage(records)].map(([url, page]) => ({ url, content: printPage(page) }));
  // An error in the worker is thrown here.
  await once(new Worker(join(__dirname, 'index-pages.mjs'), { workerData: { pages, folder } }), 'exit');
  const words = { pages: pages.length, vocabulary: listWords(records), synonyms };
  await writeFile(join(folder, 'words.json'), JSON.stringify(words));
}
