import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SearchRecord } from '../records/record';
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
 * Writes the index that a browser searches, in pieces that are fetched when a word of them is searched.
 *
 * @param folder where the index goes
 * @throws Error with what Pagefind says about a page or about itself
 */
export async function writeIndex(records: SearchRecord[], folder: string): Promise<void> {
  const pages = [...groupByPage(records)].map(([url, page]) => ({ url, content: printPage(page) }));
  // An error in the worker is thrown here.
  await once(new Worker(join(__dirname, 'index-pages.mjs'), { workerData: { pages, folder } }), 'exit');
}
