import { existsSync } from 'node:fs';
import type { BuiltPage } from '../support/site';

const ORIGIN = 'http://site.invalid';

/** What a page points at: links, pictures, scripts, style sheets. */
function listTargets({ $ }: BuiltPage): string[] {
  return $('[href], [src]')
    .toArray()
    .map(({ attribs }) => attribs.href ?? attribs.src ?? '')
    .filter((target) => !/^(mailto:|data:)/.test(target));
}

/**
 * Looks up every internal target of the built pages: the file it names, and the element with the id behind the `#`.
 *
 * @param pages every page of the site
 * @param folder the built site, for files that are not pages
 * @returns how many targets were looked up, and a line for each that leads nowhere
 */
export function findBrokenLinks(pages: BuiltPage[], folder: string): { seen: number; broken: string[] } {
  const ids = new Map(
    pages.map(({ path, $ }) => [
      path,
      new Set(
        $('[id]')
          .toArray()
          .map(({ attribs }) => attribs.id),
      ),
    ]),
  );
  const explain = (page: BuiltPage, target: string): string | undefined => {
    const { pathname, hash } = new URL(target, ORIGIN + page.path);
    const known = ids.get(pathname);
    if (!known) {
      return existsSync(folder + pathname) ? undefined : `${page.path}: ${target} leads to no page or file`;
    }
    const id = decodeURIComponent(hash.slice(1));
    return id && !known.has(id) ? `${page.path}: ${target} names no heading of ${pathname}` : undefined;
  };
  const targets = pages.flatMap((page) => listTargets(page).map((target) => ({ page, target })));
  const internal = targets.filter(({ page, target }) => new URL(target, ORIGIN + page.path).origin === ORIGIN);
  return { seen: internal.length, broken: internal.flatMap(({ page, target }) => explain(page, target) ?? []) };
}
