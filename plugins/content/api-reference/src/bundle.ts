import { dirname, join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The parts of `docusaurus-theme-openapi-docs` that the console uses, by their path in the theme. */
const PARTS = ['ApiExplorer/Authorization/auth-types'];

const THEME = join(dirname(require.resolve('docusaurus-theme-openapi-docs')), 'theme');

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
 * Lets the console import parts of `docusaurus-theme-openapi-docs`. The theme itself is not registered: its style sheet
 * would go to every page, and its tabs would replace the site's.
 *
 * @param styles folders of components whose styles only the reference needs
 */
export function configureBundle(styles: string[], isServer: boolean): BundleOptions {
  const cacheGroups = { [STYLE_SHEET]: separateStyles(styles) } as never;
  return {
    resolve: {
      alias: Object.fromEntries(PARTS.map((part) => [`@theme/${part}`, join(THEME, part)])),
    },
    ...(!isServer && { optimization: { splitChunks: { cacheGroups } } }),
  };
}
