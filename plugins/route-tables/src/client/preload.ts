import preloadChunks from '@docusaurus/core/lib/client/preload';
import { loadPage } from './tables';

/** Stands in for the router's own `preload`, which knows every page: this one asks the tables first. */
export default async function preload(pathname: string): Promise<void> {
  await loadPage(pathname);
  await preloadChunks(pathname);
}
