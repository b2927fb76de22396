import type { PluginOptions, VersionOptions } from '@docusaurus/plugin-content-docs';

/** The docs plugin's options that say which versions there are. */
export type Versions = Pick<PluginOptions, 'lastVersion' | 'versions'>;

const FROZEN: VersionOptions = { banner: 'unmaintained', noIndex: true };

/**
 * The present version at the root, and every frozen one under its name, out of search engines and
 * with a banner that leads to the present one.
 *
 * @param frozen names of the frozen versions, as `versions.json` lists them
 * @param presentLabel what readers see as the present version's name
 */
export function createVersions(frozen: readonly string[], presentLabel: string): Versions {
  return {
    // Without it the newest frozen version would take the root, and the present one `/next`.
    lastVersion: 'current',
    versions: {
      current: { label: presentLabel, badge: true },
      ...Object.fromEntries(frozen.map((name) => [name, { ...FROZEN, label: name }])),
    },
  };
}
