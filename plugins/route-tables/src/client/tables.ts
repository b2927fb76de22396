import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import { tableKey } from './table-key';
import { lists, tables, versions, type SidebarChunk, type Sidebars, type Table } from '@generated/route-tables';
import chunkNames from '@generated/routesChunkNames';

const added = new WeakSet<Table>();

/** The router's own map of chunks, declared as one that nobody adds to. */
const writableRegistry: Record<string, (typeof registry)[string]> = registry;

/** Makes the pages of a table known to the router and the theme, in the lists that the build has left empty. */
function addTable(table: Table): void {
  if (added.has(table)) {
    return;
  }
  added.add(table);
  for (const [name, load] of Object.entries(table.registry)) {
    writableRegistry[name] = [load, name, name];
  }
  for (const [list, path, hash, properties, chunks] of table.pages) {
    chunkNames[`${path}-${hash}`] = chunks;
    const route = { path, component: ComponentCreator(path, hash), ...properties };
    lists[list]?.routes.push(route);
  }
  for (const [version, docs] of table.docs) {
    const known = versions[version]?.docs ?? [];
    known.push(...docs.filter(({ id }) => !known.some((doc) => doc.id === id)));
  }
}

/** An address as routes spell it: without a slash or `.html` at its end, encoded or not. */
function spell(pathname: string): string[] {
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
  return [...new Set([path, decodeURI(path)])];
}

/**
 * Makes the page known that lies at an address: fetches the table of its folder, once.
 *
 * @returns the sidebars that it shows; none where there is no such page
 */
export async function findPage(pathname: string): Promise<(Sidebars & { name: string; chunk: SidebarChunk })[]> {
  const paths = spell(pathname);
  const isKnown = lists.some(({ routes }) => routes.some(({ path }) => paths.includes(path)));
  // What the shell knows, such as the home page, needs no table, though others may lie in its folder.
  const asked = isKnown ? [] : paths.map((path) => tables[tableKey(path)]);
  const found = await Promise.all(asked.map(async (load) => load?.()));
  found.forEach((table) => table && addTable(table.default));
  return lists.flatMap(({ routes, ...sidebars }) =>
    routes
      .filter(({ path }) => paths.includes(path))
      .flatMap(({ sidebar: name = '' }) => {
        const chunk = sidebars.sidebarChunks[name];
        return chunk ? [{ ...sidebars, name, chunk }] : [];
      }),
  );
}

/** Makes a page known and fetches the sidebars that it shows. */
export async function loadPage(pathname: string): Promise<void> {
  const found = await findPage(pathname);
  await Promise.all(
    found.map(async ({ sidebars, name, chunk }) => {
      sidebars[name] ??= (await chunk.load()).default;
    }),
  );
}
