import type { PluginModule } from '@docusaurus/types';

/** How `@docusaurus/bundler` 3.10.2 names the plugin: by its file, together with options. */
const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));

/**
 * Leaves prefixes and new syntax of style sheets to the minifier, if that is Lightning CSS, which knows the site's
 * `browserslist`. Docusaurus runs every style sheet through `postcss-preset-env` too, once for the browser and once for
 * the server, which makes builds slower.
 *
 * @throws Error when Docusaurus names the plugin in another way
 */
export const cssPrefixes: PluginModule = ({ siteConfig: { future } }) => ({
  name: 'css-prefixes',
  configurePostCss(options) {
    if (!future.faster.lightningCssMinimizer) {
      return options;
    }
    const plugins = options.plugins.filter((plugin) => !isPresetEnv(plugin));
    if (plugins.length === options.plugins.length) {
      throw new Error(
        'css-prefixes found no postcss-preset-env: adapt plugins/performance/css-prefixes to this version of Docusaurus, or remove it',
      );
    }
    return { ...options, plugins };
  },
});
