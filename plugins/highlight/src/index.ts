import type { PluginModule } from '@docusaurus/types';

/** Keeps Prism, which the theme starts every page with, out of the pages: their tokens were found by the build. */
export const withoutPrism: PluginModule = () => ({
  name: 'highlight',
  configureWebpack: () => ({
    resolve: { alias: { [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false } },
  }),
});
