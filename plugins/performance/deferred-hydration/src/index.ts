import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import {
  groupByPath,
  listNamedChunks,
  listPageChunks,
  PLACEHOLDERS,
  writePageChunks,
  type ChunkFiles,
  type RouteChunks,
} from './page-chunks';
import { replaceCore, type Compiler } from './replace-core';

export type Options = {
  /** Run the scripts as soon as a page is idle, without waiting for a sign of the reader. */
  always: boolean;
  /** What controls load when they are used, such as the search: it is fetched ahead after the page's own scripts. */
  later: {
    /** Names of chunks, given by `webpackChunkName`. */
    chunks: string[];
    /** Files of the built site, without the base URL. */
    files: string[];
  };
};

/** Scripts of Docusaurus' template for pages, and what the start reads instead: browsers leave it alone. */
const SCRIPT = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';
const LATE_SCRIPT = '<script type="text/plain" data-src="<%= it.baseUrl %><%= script %>"></script>';

/**
 * The template of a page, whose scripts wait for the start.
 *
 * @param template that of Docusaurus, `@docusaurus/core/lib/ssg/ssgTemplate.html`
 * @throws Error when it adds scripts in another way than before
 */
export function delayScripts(template: string): string {
  if (!template.includes(SCRIPT)) {
    throw new Error(
      `the template of Docusaurus no longer contains ${SCRIPT}: adapt plugins/performance/deferred-hydration`,
    );
  }
  return template.replace(SCRIPT, LATE_SCRIPT);
}

/** The start of every page, as one script; the HTML minifier shortens it. */
function bundleStart(): string {
  const entry = join(__dirname, 'start', 'main.js');
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    charset: 'utf8',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** The page for addresses that lead nowhere is part of the main script. */
const NOT_FOUND = '404.html';

/** Notes the files of each named chunk. */
const noteFiles =
  (files: ChunkFiles) =>
  (compiler: Compiler): void =>
    compiler.hooks.done.tap('deferred-hydration', ({ compilation }) =>
      compilation.namedChunkGroups.forEach((group, name) => files.set(name, group.getFiles())),
    );

/** Shows pages before their scripts run: those wait for the first touch, and the few controls that must not do not. */
export function deferredHydration({ always, later }: Options): (context: LoadContext) => Plugin {
  return ({ siteConfig: { themeConfig } }) => {
    const files: ChunkFiles = new Map();
    const { announcementBar } = themeConfig as { announcementBar?: { id: string } };
    const start = {
      tagName: 'script',
      attributes: {
        'data-chunks': PLACEHOLDERS.chunks,
        'data-later': PLACEHOLDERS.later,
        ...(always && { 'data-always': true }),
        ...(announcementBar && { 'data-announcement': announcementBar.id }),
      },
      innerHTML: bundleStart(),
    };
    return {
      name: 'deferred-hydration',
      // The writers' server has a template of its own, whose scripts run at once.
      injectHtmlTags: () => (process.env.NODE_ENV === 'production' ? { headTags: [start] } : {}),
      configureWebpack: (config, isServer, { currentBundler }) =>
        isServer || config.mode !== 'production'
          ? {}
          : {
              entry: join(__dirname, 'client', 'entry.ts'),
              plugins: [...replaceCore(currentBundler.instance), noteFiles(files)],
            },
      postBuild({ outDir, baseUrl, generatedFilesDir, routes, routesPaths }) {
        const chunkNames = readFileSync(join(generatedFilesDir, 'routesChunkNames.json'), 'utf8');
        const names = groupByPath(JSON.parse(chunkNames) as RouteChunks);
        const toAddress = (file: string) => `${baseUrl}${file}`;
        const laterFiles = [...listNamedChunks(later.chunks, files), ...later.files].map(toAddress);
        for (const path of routesPaths) {
          const page = path.slice(baseUrl.length).replace(/\/$/, '');
          const chunks = page === NOT_FOUND ? [] : listPageChunks(path, { routes, names, files });
          writePageChunks(outDir, page || 'index', { chunks: chunks.map(toAddress), later: laterFiles });
        }
      },
    };
  };
}
