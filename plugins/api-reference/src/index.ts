import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PluginModule } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { glob } from 'tinyglobby';
import { configureBundle, styleSheetName } from './bundle';
import { linkStyles } from './link-styles';
import type { Description } from './operations';
import { downloadName, printIntroductionPage } from './pages/introduction-page';
import { printOperationPage } from './pages/operation-page';
import { readDescription } from './read-description';
import { buildSidebar } from './sidebar';
import { writeFolder } from './write-pages';

export type ApiReferenceOptions = {
  /** The OpenAPI descriptions in the order of the sidebar; `id` names the folder of their pages. */
  descriptions: { id: string; file: string }[];
  /** Markdown with front matter that opens the reference, by its path from the site's folder. */
  introduction: string;
  /** Path of the reference, without the base URL. */
  routeBasePath: string;
  /** Module that exports what pages are put together of: `Operation`, `Reading`, `Endpoint`, `Method`, `Console`. */
  components: string;
  /** Where the pages go, from the site's folder: they are made anew, and never committed. */
  folder: string;
  /** Folders of components whose styles stay out of the sheet that all pages load, by the name of their own sheet. */
  styleSheets: { reference: string; console: string };
};

/** Folders within what the plugin writes. */
export const PAGES = 'pages';
export const DOWNLOADS = 'static';
export const SIDEBARS = 'sidebars.json';

/** The docs plugin looks for its folder and its sidebars as soon as it is started, and both are started together. */
function makeRoom(folder: string): void {
  mkdirSync(join(folder, PAGES), { recursive: true });
  if (!existsSync(join(folder, SIDEBARS))) {
    writeFileSync(join(folder, SIDEBARS), '{}');
  }
}

/** The files of the reference's pages by path, with the sidebar that lists them. */
function printPages(
  descriptions: Description[],
  introduction: string,
  { components, routeBasePath }: ApiReferenceOptions,
  baseUrl: string,
): Map<string, string> {
  const download = (name: string) => normalizeUrl([baseUrl, routeBasePath, name]);
  const files = new Map([
    [`${PAGES}/introduction.mdx`, printIntroductionPage(introduction, descriptions, { components, download })],
    [SIDEBARS, JSON.stringify({ openapi: buildSidebar(descriptions) })],
  ]);
  for (const description of descriptions) {
    for (const operation of description.operations) {
      const path = `${PAGES}/${description.id}/${operation.id}`;
      files.set(`${path}.mdx`, printOperationPage(operation, components));
      files.set(`${path}.json`, JSON.stringify(operation.api));
    }
  }
  return files;
}

/**
 * Makes the pages of the API reference from OpenAPI descriptions, before the docs plugin that shows them reads them.
 * A page whose operation is gone goes too.
 */
export function apiReference(options: ApiReferenceOptions): PluginModule {
  return async ({ siteDir, baseUrl }) => {
    const folder = join(siteDir, options.folder);

    async function write(): Promise<void> {
      const descriptions: Description[] = [];
      for (const { id, file } of options.descriptions) {
        descriptions.push(await readDescription(id, file, siteDir));
      }
      const introduction = await readFile(join(siteDir, options.introduction), 'utf8');
      const files = printPages(descriptions, introduction, options, baseUrl);
      for (const description of descriptions) {
        const name = `${DOWNLOADS}/${options.routeBasePath}/${downloadName(description)}`;
        files.set(name, await readFile(join(siteDir, description.file), 'utf8'));
      }
      await writeFolder(folder, files);
    }

    makeRoom(folder);
    await write();
    return {
      name: 'api-reference',
      getPathsToWatch: () => [options.introduction, ...options.descriptions.map(({ file }) => file)],
      getThemePath: () => join(__dirname, 'theme'),
      loadContent: write,
      async postBuild({ outDir }) {
        const pages = await glob([`${options.routeBasePath}.html`, `${options.routeBasePath}/**/*.html`], {
          cwd: outDir,
          absolute: true,
        });
        await linkStyles(outDir, baseUrl, styleSheetName('reference'), pages);
      },
      configureWebpack: (_config, isServer) => configureBundle(options.styleSheets, isServer),
    };
  };
}
