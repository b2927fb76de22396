import type { PluginModule } from '@docusaurus/types';

/**
 * Tells whether a chunk holds a page, or a part of one that the router asks for: the router names what it loads,
 * a library that loads its own parts does not.
 */
export function isPartOfPage({ name }: { name?: string | null | undefined }): boolean {
  return Boolean(name);
}

/**
 * Keeps libraries that only some pages load out of the chunk of shared code, which every page loads.
 * Docusaurus puts a module there that half as many chunks share as there are pages; the parts of a large
 * library are chunks too, so that on a small site its parsers would go to every reader.
 */
export const pageChunks: PluginModule = () => ({
  name: 'page-chunks',
  configureWebpack: (_config, isServer) =>
    isServer ? {} : { optimization: { splitChunks: { cacheGroups: { common: { chunks: isPartOfPage } } } } },
});
