import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PluginModule, SiteMetadata } from '@docusaurus/types';
import { lightenConfig, lightenMetadata, lightenTranslations } from './lighten';

/** The strings in the code of the themes, as Docusaurus publishes them for translators. */
function readDefaultStrings(): Record<string, string> {
  const folder = join(dirname(require.resolve('@docusaurus/theme-translations/package.json')), 'locales', 'base');
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return Object.assign({}, ...files.map((text) => JSON.parse(text) as object)) as Record<string, string>;
}

/** What is known of the build, as Docusaurus has written it for the browser. */
function readMetadata(generatedFilesDir: string): SiteMetadata {
  return JSON.parse(readFileSync(join(generatedFilesDir, 'site-metadata.json'), 'utf8')) as SiteMetadata;
}

/** Leaves out of the script that every page loads what the browser has no use for. */
export const leanClient: PluginModule = ({ generatedFilesDir, siteConfig, codeTranslations, i18n }) => ({
  name: 'lean-client',
  configureWebpack(config, isServer) {
    if (isServer || config.mode !== 'production') {
      return {};
    }
    const folder = join(generatedFilesDir, 'lean-client');
    mkdirSync(folder, { recursive: true });
    const write = (name: string, value: object) => {
      writeFileSync(join(folder, name), `export default ${JSON.stringify(value)};\n`);
      return join(folder, name);
    };
    return {
      mergeStrategy: { 'resolve.alias': 'replace' },
      // The first alias that fits counts, and Docusaurus has one for all of `@generated`.
      resolve: {
        alias: {
          '@generated/docusaurus.config$': write('config.js', lightenConfig(siteConfig)),
          '@generated/codeTranslations$': write(
            'translations.js',
            lightenTranslations(codeTranslations, readDefaultStrings(), i18n.currentLocale === i18n.defaultLocale),
          ),
          '@generated/site-metadata$': write('metadata.js', lightenMetadata(readMetadata(generatedFilesDir))),
          '@docusaurus/utils-common$': join(__dirname, 'client', 'utils-common.ts'),
          ...(config.resolve?.alias as Record<string, string>),
        },
      },
    };
  },
});
