import type { PluginModule } from '@docusaurus/types';
import { purge } from './purge';

const NAME = 'unused-styles';

type Asset = { source: { source: () => string | Buffer } };

const readAsset = ({ source }: Asset): string => source.source().toString();

/** Reads each asset when it is asked for, as all of them would take as much memory as the site's scripts. */
function* readInTurn(assets: Asset[]): Generator<string> {
  for (const asset of assets) {
    yield readAsset(asset);
  }
}

/**
 * Removes from the production build's style sheets the rules that no page can use (PurgeCSS). Pages are made by the
 * site's scripts, in the build as in the browser, so a class that no script spells is on no page.
 */
export const unusedStyles: PluginModule = () => ({
  name: NAME,
  configureWebpack({ mode }, isServer) {
    if (isServer || mode !== 'production') {
      return {};
    }
    return {
      plugins: [
        // Webpack and Rspack take a function for a plugin and offer the same hooks.
        (compiler) => {
          const { Compilation, sources } = compiler.webpack;
          // Before the minifier.
          const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
          compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
            compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
              const named = (ending: string) => compilation.getAssets().filter(({ name }) => name.endsWith(ending));
              const sheets = new Map(named('.css').map((asset) => [asset.name, readAsset(asset)]));
              const purged = await purge(sheets, readInTurn(named('.js')));
              purged.forEach((css, name) => compilation.updateAsset(name, new sources.RawSource(css)));
            });
          });
        },
      ],
    };
  },
});
