import { readFileSync } from 'node:fs';
import pageTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { createAnnouncement } from './config/announcement';
import { API_REFERENCE_VERSION, apiReferenceOptions } from './config/api-reference';
import { areas, otherDocs, otherPages, subAreas } from './config/areas';
import { additionalLanguages, codeThemes, tokenKinds } from './config/code-themes';
import { createFooter } from './config/footer';
import { locales } from './config/locales';
import { createNavbar } from './config/navbar';
import { orStop } from './config/or-stop';
import { PRODUCT_VERSION, readEnvironment, readSite } from './config/site';
import examples from './config/verified-examples.json';
import { suggestions, synonyms } from './config/search';
import { createVersions, parseVersions } from './config/versions';
import { analytics } from './plugins/analytics/src';
import { apiReference, DOWNLOADS } from './plugins/api-reference/src';
import { buildLock } from './plugins/build-lock/src';
import { remarkExamples } from './plugins/examples/src/remark';
import { withoutPrism } from './plugins/highlight/src';
import { remarkHighlight } from './plugins/highlight/src/remark';
import { imageZoom } from './plugins/image-zoom/src';
import { lastUpdateFromHistory } from './plugins/last-update/src';
import { remarkLaterPart } from './plugins/later-part/src/remark';
import { leanBuild } from './plugins/lean-build/src';
import { recmaLocalRuntime } from './plugins/lean-build/src/recma';
import { leanClient } from './plugins/lean-client/src';
import { delayScripts, lateStart } from './plugins/late-start/src';
import { leanStyles } from './plugins/lean-styles/src';
import { remarkOptionTables } from './plugins/option-tables/src/remark';
import { pageChunks } from './plugins/page-chunks/src';
import { pageSources } from './plugins/page-sources/src';
import { routeTables } from './plugins/route-tables/src';
import { search } from './plugins/search/src';
import { siteMap } from './plugins/site-map/src';
import { remarkThemedPictures } from './plugins/themed-pictures/src/remark';
import { warnOfLocalUrl } from './plugins/local-url/src';

const site = orStop(() => readSite(readEnvironment()));
const frozenVersions = orStop(() => parseVersions(readFileSync(`${__dirname}/versions.json`, 'utf8')));

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
    mermaid: true,
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
            [remarkThemedPictures, { folder: `${__dirname}/static`, baseUrl: site.baseUrl }],
          ],
          remarkPlugins: [
            [remarkExamples, { version: PRODUCT_VERSION }],
            [remarkOptionTables, { folder: `${__dirname}/config/product-facts` }],
            remarkLaterPart,
            [remarkHighlight, { kinds: tokenKinds, additionalLanguages }],
          ],
          ...createVersions(frozenVersions, PRODUCT_VERSION),
          ...(site.docsRepositoryUrl && { editUrl: `${site.docsRepositoryUrl}/edit/main/` }),
        },
        blog: false,
        theme: { customCss: ['./src/css/tokens.css', './src/css/custom.css'] },
      } satisfies PresetOptions,
    ],
  ],
  themes: ['@docusaurus/theme-live-codeblock', '@docusaurus/theme-mermaid'],
  plugins: [
    // First, since the next one writes as soon as it is loaded.
    buildLock,
    warnOfLocalUrl,
    ...apiReference(apiReferenceOptions, {
      versions: { current: { label: API_REFERENCE_VERSION, badge: true } },
      recmaPlugins: [recmaLocalRuntime],
      remarkPlugins: [[remarkHighlight, { kinds: tokenKinds, additionalLanguages }]],
    }),
    lateStart({ always: site.tagManagerId !== undefined }),
    imageZoom,
    withoutPrism,
    pageChunks,
    routeTables,
    leanBuild,
    leanClient,
    leanStyles,
    pageSources,
    siteMap({
      areas: [...areas, ...subAreas],
      examples,
      otherPages,
      statusPath: '/status',
      statusComponent: '@site/src/components/StatusPage',
    }),
    search({
      otherPages: 'Other pages',
      otherDocs,
      fragments: ['snippets'],
      synonyms,
      suggestions,
      areas: [...areas.map(({ label }) => label), ...Object.values(otherDocs)],
      pagePath: site.searchPagePath,
      hosted: site.hostedSearch,
      issuesUrl: site.docsRepositoryUrl && `${site.docsRepositoryUrl}/issues/new`,
    }),
    site.tagManagerId !== undefined && analytics({ containerId: site.tagManagerId }),
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
    mermaid: { options: { fontFamily: 'var(--docs-font)' } },
  } satisfies ThemeConfig,
};

export default config;
