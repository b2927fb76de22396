import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, PluginModule } from '@docusaurus/types';
import { normalizeUrl, posixPath } from '@docusaurus/utils';
import { groupByArea, outsideAreas, type AreaOption, type ExamplesByFile, type Page } from './pages';

export type { AreaPages, Page } from './pages';

export type StatusDataOptions = {
  areas: AreaOption[];
  /** What was checked on each page, by its file. */
  examples?: ExamplesByFile;
  /** Pages that no docs plugin makes; their paths without the base URL. */
  otherPages: Page[];
  /** Path of the status page, without the base URL. */
  statusPath: string;
  /** Module whose default export draws the status page; it gets the areas as `areas`. */
  statusComponent: string;
};

function presentVersion(allContent: AllContent): LoadedContent['loadedVersions'][number] {
  const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const version = content?.loadedVersions.find(({ isLast }) => isLast);
  if (!version) {
    throw new Error('status-data: the site has no docs plugin with a present version to map');
  }
  return version;
}

/**
 * Maps the site's pages from the docs plugin's own data: adds the status page, and writes
 * `pages.json` for code that must know every page (the not-found page loads it when shown).
 */
export function statusData(options: StatusDataOptions): PluginModule {
  return ({ baseUrl, generatedFilesDir }) => ({
    name: 'status-data',
    async allContentLoaded({ allContent, actions }) {
      const version = presentVersion(allContent);
      const areas = groupByArea(version, options.areas, options.examples);
      const otherPages = options.otherPages.map((page) => ({ ...page, path: normalizeUrl([baseUrl, page.path]) }));
      const pages = [...outsideAreas(version), ...otherPages, ...areas.flatMap((area) => area.pages)];
      await actions.createData('pages.json', pages);
      const areasFile = await actions.createData('areas.json', areas);
      actions.addRoute({
        path: normalizeUrl([baseUrl, options.statusPath]),
        component: options.statusComponent,
        // Its chunk is named after this path: one of the machine would give the scripts other sizes in each folder.
        modules: { areas: `@generated/${posixPath(relative(generatedFilesDir, areasFile))}` },
        exact: true,
      });
    },
    async postBuild({ outDir, siteConfig }) {
      const sitemap = siteConfig.url + normalizeUrl([baseUrl, 'sitemap.xml']);
      await writeFile(join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${sitemap}\n`);
    },
  });
}
