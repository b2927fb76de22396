import type { PluginModule } from '@docusaurus/types';

/** The number tells chunks apart, so a short hash is enough to tell two builds of one apart. */
const FILE_NAME = 'assets/js/[id].[contenthash:6].js';

/**
 * Names the production build's chunks by number. With names, every page carries a table of the names of all chunks,
 * most of which are hashes that tell nobody anything.
 */
export const shortRuntime: PluginModule = () => ({
  name: 'short-runtime',
  configureWebpack: ({ mode }, isServer) =>
    isServer || mode !== 'production' ? {} : { output: { chunkFilename: FILE_NAME } },
});
