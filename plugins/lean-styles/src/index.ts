import type { PluginModule } from '@docusaurus/types';
import { trimStyles } from './trim-styles';

const NAME = 'lean-styles';

type Asset = { source: { source: () => string | Buffer } };

const readAsset = ({ source }: Asset): string => source.source().toString();

/** Reads each asset when it is asked for, as all of them would take as much memory as the site's scripts. */
function* readInTurn(assets: Asset[]): Generator<string> {
  for (const asset of assets) {
    yield readAsset(asset);
  }
}

/**
 * Takes out of the production build's style sheet what no page can use. A page is made by the site's scripts, in the
 * build as in the browser, so a class that no script spells is on no page.
 */
export const leanStyles: PluginModule = () => ({
  name: NAME,
  configureWebpack({ mode }, isServer) {
    if (isServer || mode !== 'production') {
      return {};
    }
    return {
      plugins: [
        // Both bundlers take a function for a plugin and offer the same hooks.
        (compiler) => {
          const { Compilation, sources } = compiler.webpack;
          // Before the minifier, which joins what is left and does the sums.
          const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
          compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
            compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
              const named = (ending: string) => compilation.getAssets().filter(({ name }) => name.endsWith(ending));
              const sheets = new Map(named('.css').map((asset) => [asset.name, readAsset(asset)]));
              trimStyles(sheets, readInTurn(named('.js'))).forEach((css, name) => {
                compilation.updateAsset(name, new sources.RawSource(css));
              });
            });
          });
        },
      ],
    };
  },
});
