import type { Options } from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import config from '../../docusaurus.config';
import { lateStart } from '../../plugins/late-start/src';
import { leanBuild } from '../../plugins/lean-build/src';
import { leanClient } from '../../plugins/lean-client/src';
import { leanStyles } from '../../plugins/lean-styles/src';
import { pageChunks } from '../../plugins/page-chunks/src';
import { routeTables } from '../../plugins/route-tables/src';
import { siteMap } from '../../plugins/site-map/src';

const [[preset, options]] = config.presets as [[string, Options]];

type Differences = {
  /** The fixture's own sidebars; without them its pages have none. */
  sidebarPath?: string | false;
  /** Plugins besides those that every page needs. */
  plugins?: PluginConfig[];
};

/** The real site's configuration for the pages of a fixture; what names real pages is left out. */
export function createOverlayConfig({ sidebarPath = false, plugins = [] }: Differences = {}): Config {
  return {
    ...config,
    presets: [[preset, { ...options, docs: { ...options.docs, sidebarPath }, pages: false }]],
    plugins: [
      ...plugins,
      lateStart({ always: false }),
      routeTables,
      leanBuild,
      leanClient,
      pageChunks,
      leanStyles,
      siteMap({ areas: [], otherPages: [], statusPath: '/status', statusComponent: '@site/src/components/StatusPage' }),
    ],
    themeConfig: { ...config.themeConfig, footer: undefined, announcementBar: undefined, navbar: { title: 'Fixture' } },
  };
}
