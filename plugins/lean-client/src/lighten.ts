import type { DocusaurusConfig, SiteMetadata } from '@docusaurus/types';

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
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'tagline',
  // What the browser reads of it is a module of its own.
  'storage',
  // Handed over by itself, with the language that is shown.
  'i18n',
];

/** What the browser reads of `future`. */
const READ_FUTURE = ['experimental_router'];

/** Settings of what the site does not have: without a blog, nothing reads how it would look. */
function listAbsent({ presets }: DocusaurusConfig): string[] {
  return JSON.stringify([presets]).includes('"blog":false') ? ['blog'] : [];
}

type Settings = Record<string, unknown>;

const pick = (settings: Settings, keep: (name: string, value: unknown) => boolean): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([name, value]) => keep(name, value)));

/** Code of both modes in one theme: without a dark one, the theme takes that of the light mode. */
function lightenPrism({ theme, darkTheme, ...prism }: Settings): Settings {
  const isSame = JSON.stringify(theme) === JSON.stringify(darkTheme);
  return { ...prism, theme, ...(!isSame && { darkTheme }) };
}

/** The settings of the site that the browser may read, without functions, as Docusaurus hands them over. */
export function lightenConfig(config: DocusaurusConfig): Settings {
  const { future, themeConfig, ...settings } = pick({ ...config }, (name) => !BUILD_SETTINGS.includes(name));
  const absent = listAbsent(config);
  const { prism, ...theme } = pick(themeConfig as Settings, (name) => !absent.includes(name));
  return JSON.parse(
    JSON.stringify({
      ...settings,
      ...(future !== undefined && { future: pick(future as Settings, (name) => READ_FUTURE.includes(name)) }),
      themeConfig: { ...theme, ...(prism !== undefined && { prism: lightenPrism(prism as Settings) }) },
    }),
  ) as Settings;
}

/** What is known of the build, without the list of its plugins, which the page of the debug plugin alone shows. */
export const lightenMetadata = (metadata: SiteMetadata): SiteMetadata => ({ ...metadata, pluginVersions: {} });

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
