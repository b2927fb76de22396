import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageRecords } from '../records/record';
import { countWords } from './count-words';
import { printPage } from './print-page';

type KnownWords = { pages: number; vocabulary: string[] };

async function sendPages(pages: AsyncIterable<PageRecords>, indexer: Worker): Promise<KnownWords> {
  const words = countWords();
  let count = 0;
  for await (const page of pages) {
    const url = new URL(page[0].url_without_anchor).pathname;
    indexer.postMessage({ url, content: printPage(page) });
    words.addPage(page);
    count += 1;
  }
  // There are no more.
  indexer.postMessage(null);
  return { pages: count, vocabulary: words.list() };
}

/**
 * Writes the index that a browser searches, in pieces that are fetched when a word of them is searched, and
 * `words.json` with what is known of the words. Each page is indexed while the next one is read.
 *
 * @param folder where the index goes
 * @param synonyms groups of words that mean the same to a reader who searches
 * @throws Error with what Pagefind says about a page or about itself
 */
export async function writeIndex(
  pages: AsyncIterable<PageRecords>,
  folder: string,
  synonyms: string[][],
): Promise<void> {
  const indexer = new Worker(join(__dirname, 'index-pages.mjs'), { workerData: folder });
  try {
    // An error of the indexer is thrown at once.
    const [words] = await Promise.all([sendPages(pages, indexer), once(indexer, 'exit')]);
    await writeFile(join(folder, 'words.json'), JSON.stringify({ ...words, synonyms }));
  } finally {
    await indexer.terminate();
  }
}
