import type { VersionRecord } from './recorded';

const FORMAT = new Intl.NumberFormat('en-US');

/** How many examples of a version have which outcome. */
export function countOutcomes({ pages }: Pick<VersionRecord, 'pages'>) {
  const all = Object.values(pages);
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const different = all.reduce((sum, page) => sum + page.different.length, 0);
  const notRunnable = all.reduce((sum, page) => sum + page.notRunnable.length, 0);
  return { pages: all.length, total, same: total - different - notRunnable, different, notRunnable };
}

/**
 * The outcomes of a version in one line.
 *
 * @param ran how many pages ran just now
 */
export function describeRecord(record: VersionRecord | undefined, ran: number): string {
  const { pages, total, same, different, notRunnable } = countOutcomes(record ?? { pages: {} });
  const [all, equal] = [total, same].map((count) => FORMAT.format(count));
  return `${ran} of ${pages} pages ran; of ${all} examples, ${equal} are the same, ${different} differ, ${notRunnable} can't run`;
}
