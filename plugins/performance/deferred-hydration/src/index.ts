import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceCore } from './replace-core';

export type Options = {
  /** Run the scripts as soon as a page is idle, without waiting for a sign of the reader. */
  always: boolean;
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
      `the template of Docusaurus no longer holds ${SCRIPT}: adapt plugins/performance/deferred-hydration`,
    );
  }
  return template.replace(SCRIPT, LATE_SCRIPT);
}

/** Shows pages before their scripts run: those wait for the first touch, and the few controls that must not do not. */
export function deferredHydration({ always }: Options): () => Plugin {
  const start = {
    tagName: 'script',
    attributes: always ? { 'data-always': true } : {},
    innerHTML: readFileSync(join(__dirname, 'start.js'), 'utf8'),
  };
  return () => ({
    name: 'deferred-hydration',
    // The writers' server has a template of its own, whose scripts run at once.
    injectHtmlTags: () => (process.env.NODE_ENV === 'production' ? { headTags: [start] } : {}),
    configureWebpack: (config, isServer, { currentBundler }) =>
      isServer || config.mode !== 'production'
        ? {}
        : {
            entry: join(__dirname, 'client', 'entry.ts'),
            plugins: replaceCore(currentBundler.instance),
          },
  });
}
