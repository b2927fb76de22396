import type { Area } from '../../config/areas';
import type { BuiltPage } from '../support/site';

type Direction = 'next' | 'prev';

const readNeighbor = ({ $ }: BuiltPage, direction: Direction): string | undefined =>
  $(`.pagination-nav__link--${direction}`).attr('href');

/** The pages that *Next* leads through, from the first one on; a page that comes again ends the way. */
function followNext(start: string, pages: Map<string, BuiltPage>): string[] {
  const way: string[] = [];
  for (let path: string | undefined = start; path !== undefined && !way.includes(path);) {
    way.push(path);
    const page = pages.get(path);
    path = page && readNeighbor(page, 'next');
  }
  return way;
}

/** Says which pages of an area *Next* and *Previous* don't lead through, from its first page to its last and back. */
export function explainReadingOrder({ start, prefix }: Area, built: BuiltPage[]): string[] {
  const pages = new Map(built.map((page) => [page.path, page]));
  const way = followNext(start, pages);
  const own = built.filter(({ path, $ }) => path.startsWith(prefix) && $('.theme-doc-sidebar-container').length > 0);
  const missed = own.filter(({ path }) => !way.includes(path)).map(({ path }) => `Next does not lead to ${path}`);
  const broken = way.slice(1).flatMap((path, index) => {
    const page = pages.get(path);
    const back = page && readNeighbor(page, 'prev');
    return back === way[index]
      ? []
      : [`Previous on ${path} leads to ${String(back)} in place of ${String(way[index])}`];
  });
  return [...missed, ...broken];
}
