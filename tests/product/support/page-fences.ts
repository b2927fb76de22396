import type { Fence } from '../../../grammar/fence';
import { matchExamples } from '../../../grammar/match-examples';
import { readPage } from '../../../tools/product/verify/src/read-page';

/** A page's fences, hidden ones left out. */
export function readFences(page: string): Fence[] {
  return matchExamples(readPage(page).tree)
    .filter(({ hidden }) => !hidden)
    .map(({ fence }) => fence);
}

/**
 * The text of the fence of a page that has a title and contains a text.
 *
 * @throws Error when there is none, or more than one
 */
export function readFile(fences: Fence[], title: string, part = ''): string {
  const [found, ...others] = fences.filter(({ values, text }) => values.title === title && text.includes(part));
  if (!found || others.length > 0) {
    throw new Error(`the page doesn't have one fence ${title} with "${part}"`);
  }
  return found.text;
}
