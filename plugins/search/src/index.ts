import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PluginModule } from '@docusaurus/types';
import { writeIndex } from './embedded/write-index';
import { INDEX_FOLDER } from './index-folder';
import { listPages } from './records/list-pages';
import { readPage, type ReadOptions } from './records/read-page';
import type { SearchRecord } from './records/record';

/** Where the records are written, below the folder of generated files. */
const RECORDS_FILE = 'search/records.json';

async function readRecords(outDir: string, options: ReadOptions): Promise<SearchRecord[]> {
  const records: SearchRecord[] = [];
  for (const file of await listPages(outDir)) {
    records.push(...readPage(await readFile(file, 'utf8'), options));
  }
  if (records.length === 0) {
    throw new Error(`search found nothing to search in the pages of ${outDir}`);
  }
  return records;
}

export type SearchOptions = ReadOptions & {
  /** Groups of words, in lower case, that mean the same to a reader who searches. */
  synonyms: string[][];
};

/** Reads the built pages once, and writes what a search may find of them, for whatever engine searches. */
export function search({ synonyms, ...options }: SearchOptions): PluginModule {
  return ({ generatedFilesDir }) => ({
    name: 'search',
    async postBuild({ outDir }) {
      const records = await readRecords(outDir, options);
      const target = join(generatedFilesDir, RECORDS_FILE);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, JSON.stringify(records));
      await writeIndex(records, join(outDir, INDEX_FOLDER), synonyms);
    },
  });
}
