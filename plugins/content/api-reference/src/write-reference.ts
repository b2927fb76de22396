import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';
import type { Description } from './operations';
import type { ApiReferenceOptions } from './options';
import { downloadName, printIntroductionPage } from './pages/introduction-page';
import { printOperationPage } from './pages/operation-page';
import { buildSidebar } from './sidebar';
import { writeFolder } from './write-folder';

/** What lies in the folder of the reference. */
export const PAGES = 'pages';
export const DOWNLOADS = 'static';
export const SIDEBARS = 'sidebars.json';

/** The docs plugin looks for its folder and its sidebars as soon as it is started, and both are started together. */
export function makeRoom(folder: string): void {
  mkdirSync(join(folder, PAGES), { recursive: true });
  if (!existsSync(join(folder, SIDEBARS))) {
    writeFileSync(join(folder, SIDEBARS), '{}');
  }
}

/**
 * Credentials are kept by the name of their scheme: two APIs of one name would be sent each other's.
 *
 * @throws Error that names the scheme and both descriptions
 */
function requireOwnSchemes(descriptions: Description[]): void {
  const owners = new Map<string, string>();
  for (const { file, operations } of descriptions) {
    for (const scheme of Object.keys(operations[0]?.api.securitySchemes ?? {})) {
      const owner = owners.get(scheme);
      if (owner !== undefined) {
        throw new Error(`${file} names a security scheme "${scheme}", as ${owner} does: rename one of them`);
      }
      owners.set(scheme, file);
    }
  }
}

function listPages(
  descriptions: Description[],
  introduction: string,
  { components, requests, routeBasePath }: ApiReferenceOptions,
  baseUrl: string,
): [path: string, content: string][] {
  const download = (name: string) => normalizeUrl([baseUrl, routeBasePath, name]);
  const operations = descriptions.flatMap(({ id, operations: list }) =>
    list.map((operation) => ({ path: `${PAGES}/${id}/${operation.id}`, operation })),
  );
  return [
    [
      `${PAGES}/introduction.mdx`,
      printIntroductionPage(introduction, descriptions, { components, requests, download }),
    ],
    [SIDEBARS, JSON.stringify({ openapi: buildSidebar(descriptions) })],
    ...operations.flatMap(({ path, operation }): [string, string][] => [
      [`${path}.mdx`, printOperationPage(operation, { components, requests })],
      [`${path}.json`, JSON.stringify(operation.api)],
    ]),
  ];
}

/**
 * Writes pages, sidebars and downloads of the reference, and deletes what belongs to an operation that is gone.
 *
 * @throws Error that names each wrong place of a description by file, line and column
 */
export async function writeReference(
  options: ApiReferenceOptions,
  { siteDir, baseUrl }: { siteDir: string; baseUrl: string },
): Promise<void> {
  const read = (file: string) => readFile(join(siteDir, file), 'utf8');
  // The libraries that read descriptions take most of a second to load.
  const { readDescription } = await import('./read-description');
  const descriptions: Description[] = [];
  for (const { id, file } of options.descriptions) {
    descriptions.push(await readDescription(id, file, siteDir));
  }
  requireOwnSchemes(descriptions);
  const files = new Map(listPages(descriptions, await read(options.introduction), options, baseUrl));
  for (const description of descriptions) {
    files.set(`${DOWNLOADS}/${options.routeBasePath}/${downloadName(description)}`, await read(description.file));
  }
  await writeFolder(resolve(siteDir, options.folder), files);
}
