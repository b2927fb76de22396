import { join } from 'node:path';
import type { PluginModule } from '@docusaurus/types';
import { readAlgolia } from './algolia';
import { FOR_MODAL_ONLY, type HostedSettings } from './settings';

/**
 * Lets a hosted index answer where `themeConfig.algolia` names one, with the settings of
 * `@docusaurus/theme-search-algolia`. On other sites it does nothing, and no code of it is part of the build.
 */
export function hostedSearch(settings: HostedSettings = {}): PluginModule {
  return ({ siteConfig }) => {
    if (!readAlgolia(siteConfig)) {
      return null;
    }
    return {
      name: 'hosted-search',
      getThemePath: () => join(__dirname, 'theme'),
      contentLoaded({ actions }) {
        actions.setGlobalData(settings);
        const given = Object.entries(readAlgolia(siteConfig) ?? {}).flatMap(([name, value]) => (value ? [name] : []));
        for (const name of FOR_MODAL_ONLY.filter((one) => given.includes(one))) {
          console.warn(
            `warning: themeConfig.algolia.${name} has no effect: it is for DocSearch's modal, which this site replaces`,
          );
        }
      },
    };
  };
}
