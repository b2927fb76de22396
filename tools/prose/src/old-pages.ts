import { readFileSync } from 'node:fs';

/** Pages that were written before the prose and claims checks, one path per line, sorted. The list only gets shorter. */
export const OLD_PAGES = 'tools/prose/data/old-pages.txt';

/** Paths of the pages that the prose and claims checks don't apply to yet, such as `docs/cloud/intro.md`. */
export function readOldPages(): Set<string> {
  return new Set(readFileSync(OLD_PAGES, 'utf8').split('\n').filter(Boolean));
}
