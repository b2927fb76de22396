import { resolve } from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { PluginConfig, PluginModule } from '@docusaurus/types';
import { glob } from 'tinyglobby';
import { configureBundle, STYLE_SHEET } from './bundle';
import { linkStyles } from './link-styles';
import type { ApiReferenceOptions } from './options';
import { remarkDescriptionTexts } from './text/remark';
import { makeRoom, PAGES, SIDEBARS, writeReference } from './write-reference';

export { DOWNLOADS } from './write-reference';

/** Makes the pages, before the docs plugin that shows them reads them. */
function apiReferencePages(options: ApiReferenceOptions): PluginModule {
  const { routeBasePath, introduction, descriptions, styles } = options;
  return async function apiReferencePlugin({ siteDir, baseUrl }) {
    makeRoom(resolve(siteDir, options.folder));
    await writeReference(options, { siteDir, baseUrl });
    let isFresh = true;
    return {
      name: 'api-reference',
      getPathsToWatch: () => [introduction, ...descriptions.map(({ file }) => file)],
      async loadContent() {
        // The writers' server asks again with every change.
        await (isFresh || writeReference(options, { siteDir, baseUrl }));
        isFresh = false;
      },
      configureWebpack: (_config, isServer) => configureBundle(styles, isServer),
      async postBuild({ outDir }) {
        const pages = [`${routeBasePath}.html`, `${routeBasePath}/**/*.html`];
        await linkStyles(outDir, baseUrl, STYLE_SHEET, await glob(pages, { cwd: outDir, absolute: true }));
      },
    };
  };
}

/**
 * The API reference: its pages, made from OpenAPI descriptions, in a docs instance of their own.
 *
 * @param docs options of that instance, as for any docs; plugins before Docusaurus' own are this plugin's alone
 */
export function apiReference(
  options: ApiReferenceOptions,
  docs: Partial<Omit<DocsOptions, 'beforeDefaultRemarkPlugins'>> = {},
): PluginConfig[] {
  const { folder, routeBasePath } = options;
  return [
    apiReferencePages(options),
    [
      '@docusaurus/plugin-content-docs',
      {
        ...docs,
        beforeDefaultRemarkPlugins: [remarkDescriptionTexts],
        id: 'openapi',
        path: `${folder}/${PAGES}`,
        routeBasePath,
        sidebarPath: `${folder}/${SIDEBARS}`,
      } satisfies DocsOptions,
    ],
  ];
}

/** Tells whether a plugin of a configuration belongs to the API reference. */
export function isApiReference(plugin: PluginConfig): boolean {
  const [, { id }] = (Array.isArray(plugin) ? plugin : ['', {}]) as [string, { id?: string }];
  return id === 'openapi' || (typeof plugin === 'function' && plugin.name === 'apiReferencePlugin');
}
