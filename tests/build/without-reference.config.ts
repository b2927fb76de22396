import type { Config, PluginConfig } from '@docusaurus/types';
import config from '../../docusaurus.config';
import { isApiReference } from '../../plugins/content/api-reference/src';

/** The site without the API reference; the links to it stay, and lead nowhere. */
export default {
  ...config,
  plugins: ((config.plugins ?? []) as PluginConfig[]).filter((plugin) => !isApiReference(plugin)),
  staticDirectories: ['static'],
  onBrokenLinks: 'ignore',
} satisfies Config;
