import { tableKey } from './client/table-key';
import type { ChunkNames, Generated, GeneratedRoute } from './generated';

/** A route; where `list` is set, its children are the list with this number, which tables fill. */
export type ShellRoute = Omit<GeneratedRoute, 'routes'> & { routes?: ShellRoute[]; list?: number };

/** A page of a table, with the number of its list. */
export type Page = { list: number; route: GeneratedRoute; chunkNames: ChunkNames };

/** Pages whose addresses lie in the same folder, or in another one of the same key, and the chunks that nothing but this table needs. */
export type Table = { key: number; pages: Page[]; chunks: string[] };

export type SplitRoutes = {
  shell: ShellRoute[];
  /** Pages that lists hold from the beginning. */
  shellPages: Omit<Page, 'chunkNames'>[];
  shellChunkNames: Generated['chunkNames'];
  /** Names of the chunks around the pages of each list, from the outermost one inwards. */
  lists: string[][];
  tables: Table[];
};

/** Marks what the shell uses among what the tables use. */
const SHELL = Symbol('shell');

/** Names of the chunks of a route, nested ones too. */
function listChunks(names: ChunkNames): string[] {
  return Object.values(names).flatMap((value) => (typeof value === 'string' ? [value] : listChunks(value)));
}

/**
 * Parts the routes of a site into the shell, which every page needs, and tables by folder. Lists of nothing but
 * pages below another route go to tables; all else is the shell, and so is the home page, which breadcrumbs lead to.
 *
 * @param home address of the home page
 */
export function splitRoutes(
  { routes, chunkNames }: Pick<Generated, 'routes' | 'chunkNames'>,
  home: string,
): SplitRoutes {
  const split: SplitRoutes = { shell: [], shellPages: [], shellChunkNames: {}, lists: [], tables: [] };
  const users = new Map<string, Set<Table | typeof SHELL>>();

  function readChunks({ component: { path, hash = '' } }: GeneratedRoute, user: Table | typeof SHELL): ChunkNames {
    const key = `${path}-${hash}`;
    const names = chunkNames[key] ?? {};
    listChunks(names).forEach((name) => users.set(name, (users.get(name) ?? new Set()).add(user)));
    if (user === SHELL && key in chunkNames) {
      split.shellChunkNames[key] = names;
    }
    return names;
  }

  function addPage(route: GeneratedRoute, list: number): void {
    const key = tableKey(route.path);
    let table = split.tables.find((known) => known.key === key);
    if (!table) {
      table = { key, pages: [], chunks: [] };
      split.tables.push(table);
    }
    table.pages.push({ list, route, chunkNames: readChunks(route, table) });
  }

  function visit(route: GeneratedRoute, around: string[]): ShellRoute {
    const { routes: children, ...shell } = route;
    const inside = [...around, ...listChunks(readChunks(route, SHELL))];
    if (!children) {
      return shell;
    }
    if (children.some(({ routes: nested }) => nested)) {
      return { ...shell, routes: children.map((child) => visit(child, inside)) };
    }
    const list = split.lists.push(inside) - 1;
    for (const child of children) {
      if (child.path === home) {
        readChunks(child, SHELL);
        split.shellPages.push({ list, route: child });
      } else {
        addPage(child, list);
      }
    }
    return { ...shell, list };
  }

  split.shell = routes.map((route) => visit(route, []));
  for (const [name, [user, ...others]] of users) {
    if (user && user !== SHELL && others.length === 0) {
      user.chunks.push(name);
    }
  }
  return split;
}
