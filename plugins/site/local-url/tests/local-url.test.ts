import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { afterEach, expect, test, vi } from 'vitest';
import { warnOfLocalUrl } from '../src';

afterEach(() => vi.restoreAllMocks());

async function build(url: string): Promise<unknown[]> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const plugin = (await warnOfLocalUrl({ siteConfig: { url } } as LoadContext, undefined)) as Plugin;
  expect(warn).not.toHaveBeenCalled();
  await plugin.postBuild?.({} as Props & { content: unknown; head: never; routesBuildMetadata: never });
  return warn.mock.calls.map(([line]: unknown[]) => line);
}

test.each(['http://localhost:3000', 'http://127.0.0.1', 'https://[::1]:8080'])('%s is named, once', async (url) => {
  expect(await build(url)).toEqual([
    `warning: canonical links, the sitemap and social cards name ${url}. Before you publish the site, set SITE_URL to its address and build again.`,
  ]);
});

test.each(['https://docs.example.org', 'https://localhost.example.org'])('%s gives no warning', async (url) => {
  expect(await build(url)).toEqual([]);
});
