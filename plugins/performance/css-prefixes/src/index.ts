import type { PluginModule } from '@docusaurus/types';

/**
 * Leaves prefixes and new syntax of style sheets to the minifier, if that is Lightning CSS, which knows the site's
 * `browserslist`. Docusaurus runs every style sheet through `postcss-preset-env` too, once for the browser and once for
 * the server, which takes a tenth of a build.
 */
export const cssPrefixes: PluginModule = ({ siteConfig: { future } }) => ({
  name: 'css-prefixes',
  configurePostCss: (options) => (future.faster.lightningCssMinimizer ? { ...options, plugins: [] } : options),
});
