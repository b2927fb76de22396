import type { DocusaurusConfig } from '@docusaurus/types';

/** Settings that the build alone reads. */
const BUILD_SETTINGS = [
  'presets',
  'plugins',
  'themes',
  'markdown',
  'ssrTemplate',
  'staticDirectories',
  'clientModules',
  'headTags',
  'scripts',
  'stylesheets',
];

/** The settings of the site that the browser may read, without functions, as Docusaurus hands them over. */
export function lightenConfig(config: DocusaurusConfig): Record<string, unknown> {
  const settings = Object.entries(config).filter(([name]) => !BUILD_SETTINGS.includes(name));
  return JSON.parse(JSON.stringify(Object.fromEntries(settings))) as Record<string, unknown>;
}

/**
 * Leaves out strings of the interface that say what the theme says without them.
 *
 * @param strings by id, as the site shows them
 * @param defaults by id, as they stand in the theme's code
 */
export function lightenTranslations(
  strings: Record<string, string>,
  defaults: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(strings).filter(([id, text]) => text !== defaults[id]));
}
