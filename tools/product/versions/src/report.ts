import type { PageRecord } from './record';

type Counts = { same: number; different: number; notRunnable: number };

function count(pages: PageRecord[]): Counts {
  const add = (list: keyof PageRecord) => pages.reduce((sum, page) => sum + page[list].length, 0);
  return { same: add('same'), different: add('different'), notRunnable: add('notRunnable') };
}

/** Says what came of the pages that ran in a version: each difference, and the counts in the last line. */
export function describeVersion(version: string, pages: Record<string, PageRecord>): string {
  if (Object.keys(pages).length === 0) {
    return `${version}: no example has changed since the last run; --again runs all`;
  }
  const { same, different, notRunnable } = count(Object.values(pages));
  const lines = Object.entries(pages).flatMap(([file, record]) =>
    record.different.flatMap(({ example, kind, hidden, problem }) => [
      `${file} ${example}${hidden ? ' (hidden)' : ''}, ${kind}:`,
      ...problem.split('\n').map((line) => `    ${line}`),
    ]),
  );
  const total = same + different + notRunnable;
  return [
    ...lines,
    `${version}: ${total} examples on ${Object.keys(pages).length} pages, ${same} the same, ${different} different, ${notRunnable} not runnable`,
  ].join('\n');
}
