import { join } from 'node:path';
import type { PluginModule } from '@docusaurus/types';
import { readGenerated } from './generated';
import { writeModules } from './write-modules';

/** Modules of Docusaurus' router that know every page, and what stands in for them. */
const REPLACED = /^\.\/(preload|docusaurus)$/;

const CORE_CLIENT = /@docusaurus[\\/]core[\\/]lib[\\/]client/;

type Request = { request: string; contextInfo: { issuer: string } };

/** Ids of docs in the settings of the theme, such as `{ type: 'doc', docId: 'intro' }` in the navbar. */
function listLinkedDocs(themeConfig: unknown): string[] {
  return [...JSON.stringify(themeConfig).matchAll(/"docId":"([^"]+)"/g)].map(([, id = '']) => id);
}

/**
 * Keeps what grows with the number of pages out of what every page loads: routes, chunks, docs and sidebars are
 * fetched when a page of their folder is shown or linked.
 */
export const routeTables: PluginModule = ({ generatedFilesDir, baseUrl, siteConfig: { themeConfig } }) => ({
  name: 'route-tables',
  configureWebpack(config, isServer, { currentBundler }) {
    const generated = !isServer && config.mode === 'production' ? readGenerated(generatedFilesDir) : undefined;
    if (!generated) {
      return {};
    }
    const alias = writeModules(generated, { home: baseUrl, linkedDocs: listLinkedDocs(themeConfig) });
    const { NormalModuleReplacementPlugin } = currentBundler.instance;
    return {
      mergeStrategy: { plugins: 'replace', 'resolve.alias': 'replace' },
      // The first alias that fits counts, and Docusaurus has one for all of `@generated`.
      resolve: { alias: { ...alias, ...(config.resolve?.alias as Record<string, string>) } },
      // The name of a chunk is its id, and its file bears the hash of the build: no map of either is needed.
      optimization: { chunkIds: 'named' },
      output: { chunkFilename: 'assets/js/[id].[fullhash].js' },
      plugins: [
        // The map from names to files, for prefetching.
        ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
        new NormalModuleReplacementPlugin(REPLACED, (resource: Request) => {
          if (CORE_CLIENT.test(resource.contextInfo.issuer)) {
            resource.request = join(__dirname, 'client', resource.request);
          }
        }),
      ],
    };
  },
});
