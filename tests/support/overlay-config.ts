import { resolve } from 'node:path';
import type { Options } from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import config from '../../docusaurus.config';
import { isApiReference } from '../../plugins/content/api-reference/src';

const [[preset, options]] = config.presets as [[string, Options]];

type DocsOptions = Exclude<Options['docs'], boolean | undefined>;

type Differences = {
  /** Settings of the docs that differ; a fixture without sidebars sets `sidebarPath` to `INDEX_SIDEBARS`. */
  docs?: Partial<DocsOptions>;
  /** Plugins besides those of the site. */
  plugins?: PluginConfig[];
};

/** For fixtures without areas of their own. */
export const INDEX_SIDEBARS = resolve('tests/support/index-sidebars.ts');

/** The real site's configuration for the pages of a fixture; home page, footer, and API reference name real pages. */
export function createOverlayConfig({ docs = {}, plugins = [] }: Differences = {}): Config {
  const [lock, ...others] = ((config.plugins ?? []) as PluginConfig[]).filter((plugin) => !isApiReference(plugin));
  return {
    ...config,
    presets: [[preset, { ...options, docs: { ...(options.docs as DocsOptions), ...docs }, pages: false }]],
    // Those that add pages stand between the lock and the plugins that adapt how pages are built.
    plugins: [lock, ...plugins, ...others],
    staticDirectories: ['static'],
    themeConfig: { ...config.themeConfig, footer: undefined, announcementBar: undefined },
  };
}
