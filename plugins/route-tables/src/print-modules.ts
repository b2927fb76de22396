import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { findVersionData, type Doc, type DocsVersion, type FoundVersions } from './find-versions';
import type { Generated } from './generated';
import type { ShellRoute, SplitRoutes, Table } from './split-routes';

const IMPORT_TABLES = "import { lists, versions } from '@generated/route-tables';";
const IMPORT_CREATOR = "import ComponentCreator from '@docusaurus/ComponentCreator';";

const quote = (value: unknown) => JSON.stringify(value);

/** An object whose values are code. */
function printObject(entries: [name: string, code: string][]): string {
  return `{ ${entries.map(([name, code]) => `${quote(name)}: ${code}`).join(',\n')} }`;
}

/** A function that fetches a module as a chunk with a name. */
function printImport(name: string, file: string): string {
  return `() => import(/* webpackChunkName: ${quote(name)} */ ${quote(file)})`;
}

function printRoute({ component, routes, list, ...rest }: ShellRoute): string {
  const { path, hash } = component;
  const children = routes ? `[${routes.map(printRoute).join(',\n')}]` : list !== undefined && `lists[${list}].routes`;
  return printObject([
    ...Object.entries(rest).map(([name, value]): [string, string] => [name, quote(value)]),
    ['component', `ComponentCreator(${[path, hash].map(quote).join(', ')})`],
    ...(children ? [['routes', children] as [string, string]] : []),
  ]);
}

/** The module `@generated/routes`: the shell, whose lists of pages are filled later. */
export function printRoutes({ shell, shellPages }: SplitRoutes): string {
  const pages = shellPages.map(({ list, route }) => `lists[${list}].routes.push(${printRoute(route)});\n`);
  return `${IMPORT_CREATOR}\n${IMPORT_TABLES}\n${pages.join('')}export default [${shell.map(printRoute).join(',\n')}];\n`;
}

/** The module `@generated/registry`. Names of files and weak requests are for the server, and left out. */
export function printRegistry(registry: Generated['registry']): string {
  const entries = Object.entries(registry).map(([name, file]): [string, string] => [
    name,
    `[${printImport(name, file)}]`,
  ]);
  return `export default ${printObject(entries)};\n`;
}

/** The module `@generated/globalData`, whose lists of docs are filled later. */
export function printGlobalData(globalData: Generated['globalData'], versions: DocsVersion[]): string {
  const data = structuredClone(globalData);
  versions.forEach(({ metadata }, index) => {
    const found = findVersionData(data, metadata);
    if (found) {
      found.docs = `versions[${index}].docs`;
    }
  });
  const text = quote(data).replace(/"(versions\[\d+\]\.docs)"/g, '$1');
  return `${IMPORT_TABLES}\nexport default ${text};\n`;
}

/** What pages are told of their version, whose sidebars are filled later. */
export function printVersion(version: Omit<PropVersionMetadata, 'docsSidebars'>, index: number): string {
  return `${IMPORT_TABLES}
export default { version: { ...${quote(version)}, docsSidebars: versions[${index}].sidebars } };
`;
}

/** The docs of a table's pages, in every version that has them: readers may change to it. */
function listDocs({ pages }: Table, { versions, versionOf }: FoundVersions): [version: number, docs: Doc[]][] {
  const nameOf = ({ metadata }: DocsVersion, { id }: Doc) => `${metadata.pluginId}/${id}`;
  const paths = new Set(pages.map(({ list, route }) => `${versionOf[list] ?? ''} ${route.path}`));
  const names = new Set(
    versions.flatMap((version, index) =>
      version.docs.filter(({ path }) => paths.has(`${index} ${path}`)).map((doc) => nameOf(version, doc)),
    ),
  );
  return versions.map((version, index) => [index, version.docs.filter((doc) => names.has(nameOf(version, doc)))]);
}

/** A table as a module; its shape is `Table` in `client/generated.d.ts`. */
export function printTable(table: Table, registry: Generated['registry'], found: FoundVersions): string {
  const pages = table.pages.map(({ list, route: { path, component, ...properties }, chunkNames }) =>
    quote([list, path, component.hash, properties, chunkNames]),
  );
  const chunks = table.chunks.map((name): [string, string] => [name, printImport(name, registry[name] ?? '')]);
  const docs = listDocs(table, found).filter(([, known]) => known.length > 0);
  return `export default { pages: [${pages.join(',\n')}], registry: ${printObject(chunks)}, docs: ${quote(docs)} };\n`;
}

/** What the index of all tables is made of. */
export type IndexParts = {
  versions: { docs: Doc[]; sidebars: Record<string, { name: string; file: string }> }[];
  versionOf: FoundVersions['versionOf'];
  tables: { key: number; name: string; file: string }[];
  filelessChunks: string[];
};

/** The module `@generated/route-tables`; its shape is declared in `client/generated.d.ts`. */
export function printIndex({ versions, versionOf, tables, filelessChunks }: IndexParts): string {
  const printed = versions.map(({ docs, sidebars }) => {
    const chunks = Object.entries(sidebars).map(([sidebar, { name, file }]): [string, string] => [
      sidebar,
      `{ name: ${quote(name)}, load: ${printImport(name, file)} }`,
    ]);
    return `{ docs: ${quote(docs)}, sidebars: {}, sidebarChunks: ${printObject(chunks)} }`;
  });
  const lists = versionOf.map((version) =>
    version === undefined
      ? '{ routes: [], sidebars: {}, sidebarChunks: {} }'
      : `{ routes: [], ...versions[${version}] }`,
  );
  const loaders = tables.map(({ key, name, file }): [string, string] => [String(key), printImport(name, file)]);
  return `export const versions = [${printed.join(',\n')}];
export const lists = [${lists.join(', ')}];
export const tables = ${printObject(loaders)};
export const filelessChunks = ${quote(filelessChunks)};
`;
}
