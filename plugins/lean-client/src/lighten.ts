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

/** Begin of the ids of strings that stand in the site's own code. */
const OWN = 'site.';

/**
 * Leaves out strings of the interface that the code says without them: the theme's, and in the language that it is
 * written in the site's own.
 *
 * @param strings by id, as the site shows them
 * @param defaults by id, as they stand in the theme's code
 * @param isCodeLocale whether the site's own code is written in the language that is shown
 */
export function lightenTranslations(
  strings: Record<string, string>,
  defaults: Record<string, string>,
  isCodeLocale: boolean,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(strings).filter(([id, text]) => text !== defaults[id] && !(isCodeLocale && id.startsWith(OWN))),
  );
}
