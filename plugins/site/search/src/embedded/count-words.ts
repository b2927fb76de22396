import { SHORTEST_KNOWN } from '../client/embedded/correct';
import { JOINTS } from '../client/embedded/tokens';
import { readText, type PageRecords } from '../records/record';

/** Between words, and between the parts of a compound name as well. */
const GAPS = [/[^\p{L}\p{N}$_]+/u, JOINTS];

export type WordCount = {
  addPage: (records: PageRecords) => void;
  /** The words in lower case, those on most pages first; each is known to be written correctly. */
  list: () => string[];
};

/** Counts on how many pages each word stands. */
export function countWords(): WordCount {
  const pagesOf = new Map<string, number>();
  return {
    addPage(records) {
      const words = new Set(records.flatMap((record) => GAPS.flatMap((gap) => readText(record).split(gap))));
      const known = new Set(
        [...words].filter(({ length }) => length >= SHORTEST_KNOWN).map((word) => word.toLowerCase()),
      );
      known.forEach((word) => pagesOf.set(word, (pagesOf.get(word) ?? 0) + 1));
    },
    list() {
      return [...pagesOf].sort(([, one], [, other]) => other - one).map(([word]) => word);
    },
  };
}
