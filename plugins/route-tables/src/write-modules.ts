import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findVersions } from './find-versions';
import type { Generated } from './generated';
import {
  printGlobalData,
  printIndex,
  printRegistry,
  printRoutes,
  printTable,
  printVersion,
  type IndexParts,
} from './print-modules';
import { splitRoutes } from './split-routes';
import { splitVersion } from './split-version';

/** A module that pages may ask for, though it is part of the main script. */
const MAIN_MODULE = '@generated/docusaurus.config';

/** What every page has to know: the address of the home page, and ids of docs that the navbar leads to. */
export type Known = { home: string; linkedDocs: string[] };

/**
 * Writes the modules of the router for the browser: a shell for every page, and a table for each folder.
 *
 * @param generated what Docusaurus has generated; the modules go to the folder `route-tables` beside it
 * @param known what every page has to know
 * @returns modules that Docusaurus generates, and the files that stand in for them in the browser
 */
export function writeModules(generated: Generated, { home, linkedDocs }: Known): Record<string, string> {
  const target = join(generated.folder, 'route-tables');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  function write(name: string, text: string): string {
    writeFileSync(join(target, name), text);
    return join(target, name);
  }

  const split = splitRoutes(generated, home);
  const found = findVersions(split.lists, generated);
  const registry = { ...generated.registry };
  const keepDocs = split.tables.some(({ pages }) =>
    pages.some(({ chunkNames }) => 'categoryGeneratedIndex' in chunkNames),
  );
  const versions: IndexParts['versions'] = found.versions.map(({ chunk, metadata, docs, mainDocId }, index) => {
    const { version, sidebars } = splitVersion(metadata, { keepDocs });
    registry[chunk] = write(`version-${chunk}.js`, printVersion(version, index));
    const files = sidebars.map(([sidebar, items]) => {
      const name = `sidebar-${chunk}-${sidebar}`;
      return [sidebar, { name, file: write(`${name}.json`, JSON.stringify(items)) }] as const;
    });
    return {
      docs: docs.filter(({ id }) => id === mainDocId || linkedDocs.includes(id)),
      sidebars: Object.fromEntries(files),
    };
  });
  const tables = split.tables.map((table, index) => {
    table.chunks.forEach((name) => Reflect.deleteProperty(registry, name));
    const name = `table-${index}`;
    return { key: table.key, name, file: write(`${name}.js`, printTable(table, generated.registry, found)) };
  });
  const filelessChunks = Object.keys(generated.registry).filter((name) => generated.registry[name] === MAIN_MODULE);
  write('index.js', printIndex({ versions, versionOf: found.versionOf, tables, filelessChunks }));
  return {
    '@generated/routes$': write('routes.js', printRoutes(split)),
    '@generated/routesChunkNames$': write('names.js', `export default ${JSON.stringify(split.shellChunkNames)};\n`),
    '@generated/registry$': write('registry.js', printRegistry(registry)),
    '@generated/globalData$': write('global-data.js', printGlobalData(generated.globalData, found.versions)),
  };
}
