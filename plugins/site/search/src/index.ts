import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PluginModule } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { OFFERS_FILE, type SearchOffers } from './client/offers/offers';
import type { SearchSettings } from './client/settings';
import { writeIndex } from './embedded/write-index';
import { fingerprint } from './fingerprint';
import { readAlgolia } from './hosted/algolia';
import { INDEX_FOLDER } from './index-folder';
import { linkOpenSearch, OPEN_SEARCH_FILE, printOpenSearch } from './open-search';
import { FOLDER, RECORDS_FILE } from './records/files';
import type { ReadOptions } from './records/read-page';
import { writeRecords } from './records/write-records';

/** Within what the plugin writes; lies there once all of it is written. */
const FINGERPRINT_FILE = 'fingerprint';

/** Any file but the style sheets of what is fetched later; they stay out of the one that all pages load. */
const NOT_LATER = /^(?!.*\.later\.module\.css$)/;

const CODE = [join(__dirname, 'theme'), join(__dirname, 'client')];

export type SearchOptions = ReadOptions &
  Omit<SearchSettings, 'pagePath'> &
  Partial<SearchOffers> & {
    /** Groups of words, in lower case, that mean the same to a reader who searches. */
    synonyms: string[][];
    /** Path of the search page, without the base URL; a hosted search has its own setting for it. */
    pagePath: string;
  };

/**
 * Reads the built pages once, and writes what a search may find of them, for whatever engine searches. Gives the theme
 * the dialog, the page and the embedded engine. Where `themeConfig.algolia` names a hosted search, its theme adds the
 * route of the page and describes the search to browsers.
 */
export function search({
  synonyms,
  otherPages,
  otherDocs,
  fragments,
  pagePath,
  commonQuestions = [],
  faqPath,
  ...settings
}: SearchOptions): PluginModule {
  const reading: ReadOptions = { otherPages, otherDocs, fragments };
  return ({ siteDir, siteConfig, baseUrl, generatedFilesDir }) => {
    const folder = join(generatedFilesDir, FOLDER);
    const index = join(folder, INDEX_FOLDER);
    const fingerprintFile = join(folder, FINGERPRINT_FILE);
    const page = normalizeUrl([baseUrl, pagePath]);

    function findPage(): string | undefined {
      const algolia = readAlgolia(siteConfig);
      if (!algolia) {
        return page;
      }
      return algolia.searchPagePath ? normalizeUrl([baseUrl, algolia.searchPagePath]) : undefined;
    }

    async function writeAll(outDir: string): Promise<void> {
      // Beside them lies what Docusaurus wrote, which a writers' server may be reading.
      for (const name of [RECORDS_FILE, INDEX_FOLDER, FINGERPRINT_FILE]) {
        await rm(join(folder, name), { recursive: true, force: true });
      }
      await mkdir(folder, { recursive: true });
      await writeIndex(writeRecords(outDir, join(folder, RECORDS_FILE), reading), index, synonyms);
    }

    return {
      name: 'search',
      getThemePath: () => join(__dirname, 'theme'),
      // Where strings of the interface are looked for.
      getPathsToWatch: () => CODE.map((code) => `${code}/**/*.tsx`),
      async contentLoaded({ actions }) {
        // Apart from the global data, which every page loads.
        await actions.createData(OFFERS_FILE, { commonQuestions, faqPath } satisfies SearchOffers);
        actions.setGlobalData({ ...settings, pagePath: findPage() } satisfies SearchSettings);
        if (!readAlgolia(siteConfig)) {
          actions.addRoute({ path: page, component: '@theme/SearchPage', exact: true });
        }
      },
      injectHtmlTags: () => (readAlgolia(siteConfig) ? {} : { headTags: [linkOpenSearch(siteConfig.title, baseUrl)] }),
      configureWebpack: (_config, isServer) =>
        isServer ? {} : { optimization: { splitChunks: { cacheGroups: { styles: { test: NOT_LATER } } } } },
      async postBuild({ outDir }) {
        const present = await fingerprint(siteDir, outDir, { synonyms, ...reading });
        const former = await readFile(fingerprintFile, 'utf8').catch(() => null);
        // A site that is built again as it was keeps its index.
        if (present !== former) {
          await writeAll(outDir);
          await writeFile(fingerprintFile, present);
        }
        await cp(index, join(outDir, INDEX_FOLDER), { recursive: true });
        if (!readAlgolia(siteConfig)) {
          const description = printOpenSearch({ title: siteConfig.title, url: siteConfig.url + page });
          await writeFile(join(outDir, OPEN_SEARCH_FILE), description);
        }
      },
    };
  };
}
