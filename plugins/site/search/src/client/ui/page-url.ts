/** Hits on each page of results: a whole number of the blocks that the embedded engine ranks at a time. */
export const PAGE_LENGTH = 16;

/** What the search page shows. */
export type Shown = { text: string; area: string | undefined; page: number };

/** The query of the search page's address. */
export function printShown({ text, area, page }: Shown): string {
  const query = new URLSearchParams({
    ...(text.trim() && { q: text }),
    ...(area !== undefined && { area }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.toString();
}

/**
 * Reads what the search page is to show of its address. An area that is not there, and a page that is no number, are
 * left out, and so is a text of spaces.
 */
export function readShown(query: string, areas: string[]): Shown {
  const read = new URLSearchParams(query);
  const text = read.get('q') ?? '';
  const area = read.get('area');
  const page = Number(read.get('page'));
  return {
    text: text.trim() && text,
    area: area !== null && areas.includes(area) ? area : undefined,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/**
 * Address of the search page.
 *
 * @param pagePath its path with the base URL
 */
export function getPageUrl(pagePath: string, shown: Shown): string {
  const query = printShown(shown);
  return query ? `${pagePath}?${query}` : pagePath;
}
