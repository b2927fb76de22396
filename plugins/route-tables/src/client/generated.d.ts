declare module '@generated/route-tables' {
  import type { PropSidebar } from '@docusaurus/plugin-content-docs';
  import type { GlobalDoc } from '@docusaurus/plugin-content-docs/client';
  import type { RouteChunkNames } from '@docusaurus/types';

  export type SidebarChunk = { name: string; load: () => Promise<{ default: PropSidebar }> };

  /** Sidebars by name, filled as they are fetched, and what fetches them. */
  export type Sidebars = {
    sidebars: Record<string, PropSidebar>;
    sidebarChunks: Partial<Record<string, SidebarChunk>>;
  };

  /** A version of the docs; `docs` is filled as tables are fetched. */
  export type DocsVersion = Sidebars & { docs: GlobalDoc[] };

  /** The pages below a route of the shell, filled as tables are fetched. */
  export type PageList = Sidebars & { routes: { path: string; sidebar?: string }[] };

  /** What a table brings: pages with the number of their list, the chunks that they alone need, docs by version. */
  export type Table = {
    pages: [list: number, path: string, hash: string, properties: object, chunks: RouteChunkNames[string]][];
    registry: Record<string, () => Promise<unknown>>;
    docs: [version: number, docs: GlobalDoc[]][];
  };

  export const versions: DocsVersion[];
  export const lists: PageList[];
  /** Fetches a table, by what `tableKey` says of an address. */
  export const tables: Partial<Record<number, () => Promise<{ default: Table }>>>;
  /** Names of chunks that have no file, since what they hold is part of the main script. */
  export const filelessChunks: string[];
}
