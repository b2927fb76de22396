import type { LoadContext } from '@docusaurus/types';
import pageTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { delayScripts, deferredHydration } from '../src';

test('the scripts of the template wait for the start', () => {
  const template = delayScripts(pageTemplate);
  expect(template).toContain('<script type="text/plain" data-src="<%= it.baseUrl %><%= script %>"></script>');
  expect(template).not.toContain('<script src');
  expect(template.replace(/<script.*<\/script>/, '')).toBe(pageTemplate.replace(/<script.*<\/script>/, ''));
});

test('a template that adds scripts in another way stops the build', () => {
  expect(() => delayScripts('<html></html>')).toThrow('adapt plugins/performance/deferred-hydration');
});

type Configured = { entry?: string; plugins?: { request: RegExp; file: string }[] };

const siteWith = (themeConfig: object) => ({ siteConfig: { themeConfig } }) as unknown as LoadContext;

/** What the plugin adds to the bundler's configuration. */
function configure(isServer: boolean, mode: 'production' | 'development'): Configured {
  class NormalModuleReplacementPlugin {
    constructor(
      readonly request: RegExp,
      readonly file: string,
    ) {}
  }
  const utils = { currentBundler: { name: 'rspack', instance: { NormalModuleReplacementPlugin } } };
  return deferredHydration({ always: false, later: NOTHING_LATER })(siteWith({})).configureWebpack?.(
    { mode },
    isServer,
    utils as never,
    undefined,
  ) as never;
}

const NOTHING_LATER = { chunks: [], files: [] };

describe('the plugin', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    [true, {}, { 'data-always': true }],
    [false, {}, {}],
    [false, { announcementBar: { id: 'new' } }, { 'data-announcement': 'new' }],
  ])('puts the start into the head of built pages; always: %s, %j', (always, themeConfig, own) => {
    const attributes = { 'data-chunks': 'PAGE-CHUNKS', 'data-later': 'LATER-FILES', ...own };
    const plugin = deferredHydration({ always, later: NOTHING_LATER })(siteWith(themeConfig));
    vi.stubEnv('NODE_ENV', 'production');
    expect(plugin.injectHtmlTags?.({ content: undefined })).toEqual({
      headTags: [{ tagName: 'script', attributes, innerHTML: expect.stringContaining('handOver()') as string }],
    });
    vi.stubEnv('NODE_ENV', 'development');
    expect(plugin.injectHtmlTags?.({ content: undefined })).toEqual({});
  });

  test('replaces the entry and the context of the built client, and nothing else', () => {
    const { entry, plugins: [context] = [] } = configure(false, 'production');
    expect(entry).toMatch(/client[\\/]entry\.ts$/);
    expect(context?.file).toMatch(/client[\\/]browser-context\.tsx$/);
    const isReplaced = (request: string) => context?.request.test(request);
    expect(['./browserContext', '../browserContext'].map(isReplaced)).toEqual([true, true]);
    expect(['./browserContexts', 'x/./browserContext', '.../browserContext'].map(isReplaced)).toEqual([
      false,
      false,
      false,
    ]);
    expect(configure(true, 'production')).toEqual({});
    expect(configure(false, 'development')).toEqual({});
  });
});
