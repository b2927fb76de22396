import { FRAGMENT_FOLDERS } from '../../config/fragments';
import type { EntryPoint } from '../../plugins/content/entry-points/src/types';
import type { BuiltPage } from '../support/site';

/** Most clicks from the first page of an area to any of its pages. */
const MOST_CLICKS = 2;

/** Readers don't look for a page that others include. */
const isFragment = (path: string): boolean => FRAGMENT_FOLDERS.some((folder) => path.startsWith(`/${folder}/`));

const withoutAnchor = (address: string): string => address.replace(/[?#].*$/, '');

/** Paths that the text of a page links to; its sidebar and navbar don't count. */
function listLinks(page: BuiltPage | undefined): string[] {
  const links = page?.$('.theme-doc-markdown a[href], .pagination-nav a[href]').toArray() ?? [];
  return links.map(({ attribs }) => withoutAnchor(attribs.href ?? ''));
}

/** Says which links of the entry points lead to no page, or to no place on it. */
export function explainLinks(entryPoints: EntryPoint[], pages: BuiltPage[]): string[] {
  const links = entryPoints.flatMap(({ tasks, sections }) => [...tasks, ...sections]);
  return links.flatMap(({ label, to }) => {
    const [path = '', anchor] = to.split('#');
    const page = pages.find((other) => other.path.replace(/\/$/, '') === path);
    if (!page) {
      return [`${label}: there is no page ${path}`];
    }
    return anchor && page.$(`[id="${anchor}"]`).length === 0 ? [`${label}: ${path} has no ${anchor}`] : [];
  });
}

/** Says which pages of an area take more than two clicks from its first page, without the sidebar or the search. */
export function explainClicks({ start, prefix }: { start: string; prefix: string }, pages: BuiltPage[]): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  let reached = new Set([start]);
  for (let clicks = 0; clicks < MOST_CLICKS; clicks += 1) {
    reached = new Set([...reached, ...[...reached].flatMap((path) => listLinks(byPath.get(path)))]);
  }
  const isOwn = ({ path, $ }: BuiltPage): boolean =>
    path.startsWith(prefix) && !isFragment(path) && $('.theme-doc-markdown').length > 0;
  const own = pages.filter(isOwn);
  return own
    .filter(({ path }) => !reached.has(path))
    .map(({ path }) => `${path}: more than ${MOST_CLICKS} clicks from ${start}`);
}
