import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { applyTrailingSlash, type ApplyTrailingSlashParams } from '@docusaurus/utils-common';

/** Files from the folder of the site, by the address of the page; several where pages share an address. */
export type Sources = ReadonlyMap<string, string[]>;

type Page = { permalink: string; source: string };

function listPages(allContent: AllContent): Page[] {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
  const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as (PagesContent | null)[];
  return [
    ...docs.flatMap(({ loadedVersions }) => loadedVersions.flatMap((version) => version.docs)),
    // A site without `src/pages` has no content of this kind.
    ...pages.flatMap((content) => content ?? []),
  ];
}

/**
 * Maps the addresses of the pages of the docs and pages plugins to their source files.
 *
 * Routes carry the same in their metadata, but plugins get to see those only after every page has
 * been rendered, which is too late for a page that can't be.
 *
 * @param addresses how the site writes its addresses
 */
export function collectSources(allContent: AllContent, addresses: ApplyTrailingSlashParams): Sources {
  const sources = new Map<string, string[]>();
  for (const { permalink, source } of listPages(allContent)) {
    const address = applyTrailingSlash(permalink, addresses);
    sources.set(address, [...(sources.get(address) ?? []), aliasedSitePathToRelativePath(source)]);
  }
  return sources;
}
