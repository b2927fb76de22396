import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PluginModule } from '@docusaurus/types';
import { writeIndex } from './embedded/write-index';
import { fingerprint } from './fingerprint';
import { INDEX_FOLDER } from './index-folder';
import type { ReadOptions } from './records/read-page';
import { writeRecords } from './records/write-records';

/** What the plugin writes, below the folder of generated files. */
const FOLDER = 'search';

/** Names within that folder. */
const RECORDS_FILE = 'records.jsonl';
const FINGERPRINT_FILE = 'fingerprint';

export type SearchOptions = ReadOptions & {
  /** Groups of words, in lower case, that mean the same to a reader who searches. */
  synonyms: string[][];
};

/** Reads the built pages once, and writes what a search may find of them, for whatever engine searches. */
export function search({ synonyms, ...options }: SearchOptions): PluginModule {
  return ({ siteDir, generatedFilesDir }) => {
    const folder = join(generatedFilesDir, FOLDER);
    const index = join(folder, INDEX_FOLDER);
    const fingerprintFile = join(folder, FINGERPRINT_FILE);

    async function writeAll(outDir: string): Promise<void> {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      await writeIndex(writeRecords(outDir, join(folder, RECORDS_FILE), options), index, synonyms);
    }

    return {
      name: 'search',
      async postBuild({ outDir }) {
        const present = await fingerprint(siteDir, outDir, { synonyms, ...options });
        const former = await readFile(fingerprintFile, 'utf8').catch(() => null);
        // A site that is built again as it was keeps its index.
        if (present !== former) {
          await writeAll(outDir);
          await writeFile(fingerprintFile, present);
        }
        await cp(index, join(outDir, INDEX_FOLDER), { recursive: true });
      },
    };
  };
}
