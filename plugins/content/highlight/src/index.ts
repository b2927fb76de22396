import { join } from 'node:path';
import type { PluginModule } from '@docusaurus/types';

/**
 * Keeps Prism, which the theme starts every page with, out of the pages: their tokens were found by the build.
 * The empty module is a file, as the number of one that is left out (`false`) would come from a path of the machine.
 */
export const withoutPrism: PluginModule = () => {
  const prism = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
  return {
    name: 'highlight',
    configureWebpack: () => ({ resolve: { alias: { [prism]: join(__dirname, 'client', 'empty.ts') } } }),
  };
};
