import type { PluginModule } from '@docusaurus/types';
import { trimStyles } from './trim-styles';

const NAME = 'lean-styles';

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
              const assets = compilation.getAssets().map(({ name, source }) => ({ name, source }));
              const read = (ending: string): Map<string, string> =>
                new Map(
                  assets
                    .filter(({ name }) => name.endsWith(ending))
                    .map(({ name, source }) => [name, source.source().toString()]),
                );
              trimStyles(read('.css'), [...read('.js').values()]).forEach((css, name) => {
                compilation.updateAsset(name, new sources.RawSource(css));
              });
            });
          });
        },
      ],
    };
  },
});
