import { matchExamples } from '../../../../grammar/match-examples';
import { nameExamples } from '../../../../grammar/name-examples';
import { readPage } from '../../verify/src/read-page';
import type { PageRecord, VersionRecord } from './record';

function listNames({ same, different, notRunnable }: PageRecord): string[] {
  return [...same, ...[...different, ...notRunnable].map(({ example }) => example)].sort();
}

/**
 * Tells whether a record speaks of other examples than the page has now.
 *
 * @param record none: the page has never been run
 */
export function isStale(file: string, record: PageRecord | undefined): boolean {
  const names = nameExamples(matchExamples(readPage(file).tree)).sort();
  return names.join() !== (record ? listNames(record) : []).join();
}

/** Pages whose examples changed since they ran in a version; a page without examples is never among them. */
export function listStale(files: string[], record: VersionRecord | undefined): string[] {
  return files.filter((file) => isStale(file, record?.pages[file]));
}
