import { readFileSync } from 'node:fs';
import pageTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { createAnnouncement } from './config/announcement';
import { API_REFERENCE_VERSION, apiReferenceOptions } from './config/api-reference';
import { entryPoints, startCommand } from './config/entry-points';
import { areas, findArea, otherDocs, otherPages, subAreas } from './config/areas';
import { additionalLanguages, codeThemes, tokenKinds } from './config/code-themes';
import { createFooter } from './config/footer';
import { FRAGMENT_FOLDERS } from './config/fragments';
import { locales } from './config/locales';
import { createNavbar } from './config/navbar';
import { orStop } from './config/or-stop';
import { PRODUCT_VERSION, readEnvironment, readSite } from './config/site';
import examples from './data/verified-examples.json';
import { createAlgolia, suggestions, synonyms } from './config/search';
import { createVersions, parseVersions } from './config/versions';
import { withOptions } from './config/with-options';
import { analytics } from './plugins/site/analytics/src';
import { apiReference, DOWNLOADS } from './plugins/content/api-reference/src';
import { buildLock } from './plugins/site/build-lock/src';
import { cacheDependencies } from './plugins/performance/cache-dependencies/src';
import { remarkDiagrams } from './plugins/content/diagrams/src/remark';
import { entryPointsData } from './plugins/content/entry-points/src';
import { remarkEntryPoints } from './plugins/content/entry-points/src/remark';
import { remarkExamples } from './plugins/content/examples/src/remark';
import { withoutPrism } from './plugins/content/highlight/src';
import { remarkHighlight } from './plugins/content/highlight/src/remark';
import { imageZoom } from './plugins/site/image-zoom/src';
import { remarkZoom } from './plugins/site/image-zoom/src/remark';
import { lastUpdateFromHistory } from './plugins/content/last-update/src';
import { relatedPages } from './plugins/content/related-pages/src';
import { remarkRelatedPages } from './plugins/content/related-pages/src/remark';
import { remarkProgressivePage } from './plugins/content/progressive-page/src/remark';
import { cssPrefixes } from './plugins/performance/css-prefixes/src';
import { delayScripts, deferredHydration } from './plugins/performance/deferred-hydration/src';
import { recmaLocalRuntime } from './plugins/performance/local-runtime/src/recma';
import { remarkOptionTables } from './plugins/content/option-tables/src/remark';
import { feedback } from './plugins/site/feedback/src';
import { errorSources } from './plugins/site/error-sources/src';
import { search } from './plugins/site/search/src';
import { searchFiles } from './plugins/site/search/src/search-files';
import { hostedSearch } from './plugins/site/search/src/hosted';
import { statusData } from './plugins/site/status-data/src';
import { remarkTables } from './plugins/content/tables/src/remark';
import { remarkThemedPictures } from './plugins/content/themed-pictures/src/remark';
import { warnOfLocalUrl } from './plugins/site/local-url/src';
import { shortRuntime } from './plugins/performance/short-runtime/src';
import { unusedStyles } from './plugins/performance/unused-styles/src';
import * as requests from './src/http/operation';
import { printFormats } from './src/http/samples/formats';

const site = orStop(() => readSite(readEnvironment()));
const frozenVersions = orStop(() => parseVersions(readFileSync(`${__dirname}/versions.json`, 'utf8')));
const RELATED_PAGES = `${__dirname}/.docusaurus/related-pages.json`;
const highlight = withOptions(remarkHighlight, { kinds: tokenKinds, additionalLanguages });

const config: Config = {
  title: 'Plumbline docs for Strapi 4',
  tagline: `Independent documentation of Strapi ${PRODUCT_VERSION}`,
  titleDelimiter: '|',
  url: site.url,
  baseUrl: site.baseUrl,
  trailingSlash: false,
  customFields: { docsRepositoryUrl: site.docsRepositoryUrl },
  favicon: 'img/logo.svg',
  i18n: locales,
  // Readers' choices keep their plain keys (`theme`), whatever the site's address is.
  storage: { type: 'localStorage', namespace: false },
  future: {
    v4: true,
    faster: true,
    experimental_vcs: lastUpdateFromHistory(),
  },
  ssrTemplate: delayScripts(pageTemplate),
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    // Colons around a word are text, also in API descriptions.
    emoji: false,
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  staticDirectories: ['static', `${apiReferenceOptions.folder}/${DOWNLOADS}`],
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          showLastUpdateTime: true,
          admonitions: { keywords: ['callout', 'prerequisites', 'strapi'], extendDefaults: true },
          recmaPlugins: [recmaLocalRuntime],
          // Before Docusaurus turns pictures into elements of its own.
          beforeDefaultRemarkPlugins: [
            withOptions(remarkThemedPictures, { folder: `${__dirname}/static`, baseUrl: site.baseUrl }),
            withOptions(remarkRelatedPages, { file: RELATED_PAGES }),
          ],
          remarkPlugins: [
            withOptions(remarkExamples, { version: PRODUCT_VERSION, printFormats }),
            withOptions(remarkOptionTables, { folder: `${__dirname}/data/product-facts` }),
            withOptions(remarkEntryPoints, { entryPoints }),
            withOptions(remarkDiagrams, { folder: `${__dirname}/data/diagrams` }),
            // Behind those that add tables and columns.
            remarkTables,
            remarkProgressivePage,
            remarkZoom,
            highlight,
          ],
          ...createVersions(frozenVersions, PRODUCT_VERSION),
          ...(site.docsRepositoryUrl && { editUrl: `${site.docsRepositoryUrl}/edit/main/` }),
        },
        blog: false,
        theme: { customCss: ['./src/css/tokens.css', './src/css/custom.css'] },
      } satisfies PresetOptions,
    ],
  ],
  themes: ['@docusaurus/theme-live-codeblock'],
  plugins: [
    // First, since the next one writes as soon as it is loaded.
    buildLock,
    relatedPages({
      folders: ['docs', ...frozenVersions.map((version) => `versioned_docs/version-${version}`)],
      fragments: FRAGMENT_FOLDERS.map((folder) => `${folder}/**`),
      entryPages: ['index.md', ...areas.map(({ start }) => `${start.slice(1)}.md`)],
      file: RELATED_PAGES,
    }),
    // Behind those that write such files.
    cacheDependencies({
      files: [
        '.docusaurus/related-pages.json',
        'config/**',
        'data/**',
        'grammar/*.ts',
        'plugins/**/src/**',
        'static/img/**/*.{light,dark}.*',
      ].map((glob) => `${__dirname}/${glob}`),
    }),
    warnOfLocalUrl,
    ...apiReference(
      { ...apiReferenceOptions, requests },
      {
        versions: {
          current: { label: `${API_REFERENCE_VERSION} (this reference; Strapi: ${PRODUCT_VERSION})`, badge: true },
        },
        recmaPlugins: [recmaLocalRuntime],
        remarkPlugins: [remarkTables, highlight],
      },
    ),
    deferredHydration({
      always: site.tagManagerId !== undefined,
      later: searchFiles(site.hostedSearch !== undefined),
    }),
    imageZoom,
    withoutPrism,
    shortRuntime,
    cssPrefixes,
    unusedStyles,
    errorSources,
    entryPointsData({
      startCommand,
      areas: entryPoints.map((entryPoint) => ({ ...entryPoint, ...findArea(entryPoint.area) })),
    }),
    statusData({
      areas: [...areas, ...subAreas],
      examples,
      otherPages,
      statusPath: '/status',
      statusComponent: '@site/src/components/StatusPage',
    }),
    search({
      otherPages: 'Other pages',
      otherDocs,
      fragments: FRAGMENT_FOLDERS,
      synonyms,
      suggestions,
      commonQuestions: entryPoints.map(({ area, tasks }) => {
        const { label, prefix } = findArea(area);
        return { area: label, prefix, links: tasks };
      }),
      faqPath: '/dev-docs/faq',
      areas: [...areas.map(({ label }) => label), ...Object.values(otherDocs)],
      pagePath: site.searchPagePath,
      issuesUrl: site.docsRepositoryUrl && `${site.docsRepositoryUrl}/issues/new`,
    }),
    hostedSearch({ origin: site.hostedSearch?.origin }),
    site.tagManagerId !== undefined && analytics({ containerId: site.tagManagerId }),
    (site.feedbackUrl ?? site.tagManagerId) !== undefined && feedback({ url: site.feedbackUrl }),
  ],
  themeConfig: {
    image: 'img/social-card.png',
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    announcementBar: createAnnouncement(site, PRODUCT_VERSION),
    navbar: createNavbar(site, areas, subAreas),
    footer: createFooter(site, areas),
    docs: { sidebar: { autoCollapseCategories: true, hideable: true } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    prism: codeThemes,
    liveCodeBlock: { playgroundPosition: 'bottom' },
    ...createAlgolia(site),
  } satisfies ThemeConfig,
};

export default config;
