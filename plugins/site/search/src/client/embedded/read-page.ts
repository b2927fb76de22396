import type { FoundPage, Result } from './pagefind';
import { splitPage, type SplitPage } from './sections';

/** Pages that were read before are found again by the next letters of a query. */
const read = new WeakMap<FoundPage, SplitPage>();

/**
 * Reads a page that was found.
 *
 * @throws Error when its text can't be fetched
 */
export async function readPage({ data }: Result): Promise<SplitPage> {
  const page = await data();
  if (!page) {
    throw new Error('the text of a page that was found could not be fetched');
  }
  const split = read.get(page) ?? splitPage(page);
  read.set(page, split);
  return split;
}
