/** One page as the site-map plugin lists it. */
export type Page = {
  path: string;
  title: string;
  description: string;
  section?: string;
  /** Time of the last known change, ms since the epoch. */
  lastUpdatedAt?: number;
};

/** The pages of one area in reading order. */
export type AreaPages = { label: string; pages: Page[] };

/** The time of the newest known change among pages, ms since the epoch; none when no page has one. */
export function findNewest(pages: readonly Page[]): number | undefined {
  const times = pages.flatMap(({ lastUpdatedAt }) => lastUpdatedAt ?? []);
  return times.length > 0 ? Math.max(...times) : undefined;
}
