import flat from '@docusaurus/core/lib/client/flat';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import chunkNames from '@generated/routesChunkNames';
import { filelessChunks } from '@generated/route-tables';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import preloadPage from './preload';
import { findPage } from './tables';

/** What the bundler puts around modules: the folder of all files, and the file of a chunk by its id. */
declare const __webpack_require__: { p: string; u: (id: string) => string };

type Connection = { effectiveType: string; saveData: boolean };

const fetched = new Set<string>();
const loaded = new Set<string>();

function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection !== undefined && (connection.effectiveType.includes('2g') || connection.saveData);
}

/** Chunks of all routes that match an address, by name. */
function listChunks(pathname: string): string[] {
  const keys = matchRoutes(routes, pathname).map(({ route }) => `${String(route.path)}-`);
  return Object.entries(chunkNames)
    .filter(([key]) => keys.includes(key.replace(/[^-]+$/, '')))
    .flatMap(([, names]) => Object.values(flat(names)))
    .filter((name) => !filelessChunks.includes(name));
}

async function fetchAhead(pathname: string): Promise<void> {
  const sidebars = await findPage(pathname);
  const names = [...listChunks(pathname), ...sidebars.map(({ chunk }) => chunk.name)];
  const files = names.map((name) => __webpack_require__.p + __webpack_require__.u(name));
  await Promise.all(files.map((file) => prefetchFile(file)));
}

/**
 * What Docusaurus has under `window.docusaurus`, with tables asked first. The names of chunks are their ids here,
 * so that no map from one to the other is needed.
 */
const docusaurus = {
  /** Fetches what a page needs into the browser's cache, at low priority; a failure shows when the page is opened. */
  prefetch(pathname: string): Promise<unknown> | false {
    if (isSlowConnection() || fetched.has(pathname) || loaded.has(pathname)) {
      return false;
    }
    fetched.add(pathname);
    return fetchAhead(pathname).catch(() => undefined);
  },
  /** Fetches and runs what a page needs, so that it can be shown at once. */
  preload(pathname: string): Promise<unknown> | false {
    if (isSlowConnection() || loaded.has(pathname)) {
      return false;
    }
    loaded.add(pathname);
    return preloadPage(pathname);
  },
};

export default Object.freeze(docusaurus);
