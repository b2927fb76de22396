import { dirname, join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Where `docusaurus-theme-openapi-docs` has its parts. */
const THEME = join(dirname(require.resolve('docusaurus-theme-openapi-docs')), 'theme');

/** Parts that can't matter in a browser, and what stands in for them. */
const LEFT_OUT = {
  // Variables with names and addresses at random: https://github.com/PaloAltoNetworks/docusaurus-openapi-docs/pull/1213
  [require.resolve('postman-collection/lib/superstring/dynamic-variables')]: false as const,
  // Character sets of bodies, which the browser decodes itself.
  'iconv-lite': false as const,
};

type BundleOptions = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** The beginning of the name of the reference's own style sheet. */
export const STYLE_SHEET = 'api-reference';

/** Puts the styles of some folders into a sheet of their own, in place of the one that all pages load. */
function separateStyles(folders: string[]): object {
  const names = folders.map((folder) => folder.replaceAll('/', String.raw`[\\/]`)).join('|');
  const test = new RegExp(String.raw`(?:${names})[\\/].*\.css$`);
  return { name: STYLE_SHEET, test, type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 100 };
}

/**
 * Lets the console use the state and the requests of `docusaurus-theme-openapi-docs`. The theme itself is not
 * registered: its style sheet would go to every page, and its tabs would take the place of the site's.
 *
 * @param styles folders of components whose styles only the reference needs
 */
export function configureBundle(styles: string[], isServer: boolean): BundleOptions {
  const cacheGroups = { [STYLE_SHEET]: separateStyles(styles) } as never;
  return {
    resolve: {
      alias: {
        '@theme/ApiExplorer': join(THEME, 'ApiExplorer'),
        '@theme/ApiItem': join(THEME, 'ApiItem'),
        ...LEFT_OUT,
      },
      // Bytes of a body are only looked at where Node has sent it.
      fallback: { buffer: false, path: require.resolve('path-browserify') },
    },
    ...(!isServer && { optimization: { splitChunks: { cacheGroups } } }),
  };
}
