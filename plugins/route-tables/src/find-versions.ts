import { readFileSync } from 'node:fs';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { Generated } from './generated';

export type Doc = { id: string; path: string; sidebar?: string };

/** What `globalData.json` says of the docs, by the id of the plugin. */
type DocsData = Record<string, { versions: { name: string; mainDocId: string; docs: Doc[] | string }[] }>;

/** A version of the docs. */
export type DocsVersion = {
  /** Name of the chunk that tells pages about their version. */
  chunk: string;
  metadata: PropVersionMetadata;
  docs: Doc[];
  mainDocId: string;
};

export type FoundVersions = {
  versions: DocsVersion[];
  /** The number of its version for each list of pages; undefined where the pages are no docs. */
  versionOf: (number | undefined)[];
};

/** Files of the docs plugin with what pages are told: of their version, but also of tags and more. */
const PROPERTIES_FILE = /docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

/** What the docs plugin says of a version in `globalData.json`. */
export function findVersionData(
  globalData: Generated['globalData'],
  { pluginId, version }: PropVersionMetadata,
): DocsData[string]['versions'][number] | undefined {
  const data = globalData['docusaurus-plugin-content-docs'] as DocsData | undefined;
  return data?.[pluginId]?.versions.find(({ name }) => name === version);
}

function readVersion(chunk: string, { folder, registry, globalData }: Generated): DocsVersion | undefined {
  const file = (registry[chunk] ?? '').replace('@generated', folder);
  if (!PROPERTIES_FILE.test(file)) {
    return undefined;
  }
  const { version: metadata } = JSON.parse(readFileSync(file, 'utf8')) as { version?: PropVersionMetadata };
  const data = metadata && findVersionData(globalData, metadata);
  return data && { chunk, metadata, docs: data.docs as Doc[], mainDocId: data.mainDocId };
}

/**
 * Finds the versions that lists of pages belong to.
 *
 * @param lists names of the chunks around the pages of each list
 */
export function findVersions(lists: string[][], generated: Generated): FoundVersions {
  const versions: DocsVersion[] = [];
  const versionOf = lists.map((around) => {
    const known = versions.findIndex(({ chunk }) => around.includes(chunk));
    const found = known < 0 && around.map((chunk) => readVersion(chunk, generated)).find((version) => version);
    return found ? versions.push(found) - 1 : known < 0 ? undefined : known;
  });
  return { versions, versionOf };
}
