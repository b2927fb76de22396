import { listFiles } from './files';
import { readPage, type Page } from '../../tools/product/verify/src/read-page';

export { parsePage, type Page } from '../../tools/product/verify/src/read-page';

/** Every page of the present version, fragments included. */
export function readPages(): Page[] {
  return listFiles(['docs/**/*.{md,mdx}']).map(readPage);
}
