import { open, readFile } from 'node:fs/promises';
import { listPages } from './list-pages';
import { readPage, type ReadOptions } from './read-page';
import type { PageRecords, SearchRecord } from './record';

const hasRecords = (records: SearchRecord[]): records is PageRecords => records.length > 0;

/**
 * Reads the records of a built site page by page, and writes each to a line of a file on the way.
 *
 * @param outDir the built site
 * @param file where the records go, as JSON
 * @throws Error when the site has none
 */
export async function* writeRecords(outDir: string, file: string, options: ReadOptions): AsyncGenerator<PageRecords> {
  const target = await open(file, 'w');
  let isEmpty = true;
  try {
    for (const page of await listPages(outDir)) {
      const records = readPage(await readFile(page, 'utf8'), options);
      if (hasRecords(records)) {
        isEmpty = false;
        await target.appendFile(records.map((record) => `${JSON.stringify(record)}\n`).join(''));
        yield records;
      }
    }
  } finally {
    await target.close();
  }
  if (isEmpty) {
    throw new Error(`search found nothing to search in the pages of ${outDir}`);
  }
}
