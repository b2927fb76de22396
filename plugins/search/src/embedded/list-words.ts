import { JOINTS } from '../client/embedded/tokens';
import { readText, type SearchRecord } from '../records/record';

/** Shorter words are never corrected to. */
const SHORTEST = 4;

/** Between words, and between the parts of a compound name as well. */
const GAPS = [/[^\p{L}\p{N}$_]+/u, JOINTS];

/** Lists the words of all records in lower case, those on most pages first; each is known to be written correctly. */
export function listWords(records: SearchRecord[]): string[] {
  const pages = new Map<string, Set<string>>();
  for (const record of records) {
    const text = readText(record);
    for (const word of GAPS.flatMap((gap) => text.split(gap)).filter(({ length }) => length >= SHORTEST)) {
      const known = word.toLowerCase();
      pages.set(known, (pages.get(known) ?? new Set()).add(record.url_without_anchor));
    }
  }
  return [...pages].sort(([, one], [, other]) => other.size - one.size).map(([word]) => word);
}
