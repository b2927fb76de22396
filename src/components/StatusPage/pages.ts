/** One page as the status-data plugin lists it. */
export type Page = {
  path: string;
  title: string;
  description: string;
  section?: string;
  /** Time of the last known change, ms since the epoch. */
  lastUpdatedAt?: number;
  /** How many examples were checked against the product, and how many are left out with a reason. */
  examples?: { checked: number; left: number };
};

/** The pages of one area in reading order. */
export type AreaPages = { label: string; pages: Page[] };

/** The time of the newest known change among pages, ms since the epoch; none when no page has one. */
export function findNewest(pages: readonly Page[]): number | undefined {
  const times = pages.flatMap(({ lastUpdatedAt }) => lastUpdatedAt ?? []);
  return times.length > 0 ? Math.max(...times) : undefined;
}

/** Adds up the examples of pages. */
export function sumExamples(pages: readonly Page[]): { checked: number; left: number } {
  return pages.reduce(
    (sum, { examples = { checked: 0, left: 0 } }) => ({
      checked: sum.checked + examples.checked,
      left: sum.left + examples.left,
    }),
    { checked: 0, left: 0 },
  );
}
