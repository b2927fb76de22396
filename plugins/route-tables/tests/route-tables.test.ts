import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tableKey } from '../src/client/table-key';
import { parseRegistry, parseRoutes, readGenerated } from '../src/generated';
import { splitRoutes } from '../src/split-routes';
import { splitVersion } from '../src/split-version';
import { writeModules } from '../src/write-modules';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/status', component: ComponentCreator('/status', '1f7'), exact: true },
  {
    path: '/',
    component: ComponentCreator('/', 'aaa'),
    routes: [
      {
        path: '/',
        component: ComponentCreator('/', 'bbb'),
        routes: [
          { path: '/guide/setup', component: ComponentCreator('/guide/setup', '001'), exact: true, sidebar: "guide" },
          { path: '/guide/setup/linux', component: ComponentCreator('/guide/setup/linux', '002'), exact: true },
          { path: '/', component: ComponentCreator('/', '003'), exact: true }
        ]
      }
    ]
  },
  { path: '*', component: ComponentCreator('*') },
];
`;

const CHUNK_NAMES = {
  '/status-1f7': { __comp: 'status' },
  '/-aaa': { __comp: 'root' },
  '/-bbb': { __comp: 'version-root', __props: 'version' },
  '/guide/setup-001': { __comp: 'doc', content: 'setup', __context: { plugin: 'docs' } },
  '/guide/setup/linux-002': { __comp: 'doc', content: 'linux' },
  '/-003': { __comp: 'doc', content: 'home' },
};

const VERSION = {
  pluginId: 'default',
  version: 'current',
  label: '4',
  banner: null,
  badge: false,
  noIndex: false,
  className: 'docs-version-current',
  isLast: true,
  docsSidebars: {
    guide: [
      {
        type: 'category' as const,
        label: 'Guide',
        collapsed: true,
        collapsible: true,
        items: [
          { type: 'link' as const, label: 'Setup', href: '/guide/setup', docId: 'guide/setup', unlisted: false },
          { type: 'link' as const, label: 'Hidden', href: '/guide/hidden', unlisted: true },
        ],
      },
    ],
  },
  docs: { 'guide/setup': { id: 'guide/setup', title: 'Setup', description: 'How to begin' } },
};

const doc = (id: string, path = `/${id}`) => ({ id, path });
const DATA = {
  'docusaurus-plugin-content-docs': {
    default: {
      versions: [
        { name: 'current', mainDocId: 'index', docs: [doc('guide/setup'), doc('guide/linux'), doc('index', '/')] },
      ],
    },
  },
};

const registryLine = (name: string, file: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'route-tables-'));
  const versionFile = 'docusaurus-plugin-content-docs/default/p/index-1.json';
  const names = ['status', 'root', 'version-root', 'doc', 'setup', 'linux', 'home', 'docs'];
  const lines = [
    registryLine('version', `@generated/${versionFile}`),
    registryLine('config', '@generated/docusaurus.config'),
    ...names.map((name) => registryLine(name, `@site/${name}`)),
  ];
  const files = {
    'routes.js': ROUTES,
    'registry.js': `export default {\n${lines.join('\n')}\n};\n`,
    'routesChunkNames.json': JSON.stringify(CHUNK_NAMES),
    'globalData.json': JSON.stringify(DATA),
    [versionFile]: JSON.stringify({ version: VERSION }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(linkedDocs: string[] = []): (name: string) => string {
  const generated = readGenerated(folder);
  if (!generated) {
    throw new Error('nothing was read');
  }
  writeModules(generated, { home: '/', linkedDocs });
  return (name) => readFileSync(join(folder, 'route-tables', name), 'utf8');
}

test('routes are read with their properties, and a module without a list is refused', () => {
  const [status, root] = parseRoutes(ROUTES);
  expect(status).toEqual({ path: '/status', component: { path: '/status', hash: '1f7' }, exact: true });
  expect(root?.routes?.[0]?.routes?.[0]?.sidebar).toBe('guide');
  expect(() => parseRoutes('export default 1;')).toThrow('routes.js exports no list of routes');
});

test('the registry is read, with paths that need escaping', () => {
  expect(parseRegistry(registryLine('a1', 'C:\\\\docs\\\\a.md'))).toEqual({ a1: 'C:\\docs\\a.md' });
});

test('nothing is read before Docusaurus has generated something', () => {
  expect(readGenerated(join(folder, 'none'))).toBeUndefined();
});

test('pages go to the table of their folder; routes above them and the home page stay', () => {
  const split = splitRoutes({ routes: parseRoutes(ROUTES), chunkNames: CHUNK_NAMES }, '/');
  expect(split.shell.map(({ path }) => path)).toEqual(['/status', '/', '*']);
  expect(split.shell[1]?.routes?.[0]?.list).toBe(0);
  expect(split.shellPages.map(({ route }) => route.component.hash)).toEqual(['003']);
  expect(split.lists).toEqual([['root', 'version-root', 'version']]);
  expect(split.tables.map(({ key, pages }) => [key, pages.map(({ route }) => route.path)])).toEqual([
    [tableKey('/guide/anything'), ['/guide/setup']],
    [tableKey('/guide/setup/anything'), ['/guide/setup/linux']],
  ]);
});

test('however many folders there are, the tables stay few, and hold all pages', () => {
  const paths = Array.from({ length: 500 }, (_, index) => `/folder-${index}/page`);
  const routes = [
    { path: '/', component: { path: '/' }, routes: paths.map((path) => ({ path, component: { path } })) },
  ];
  const { tables } = splitRoutes({ routes, chunkNames: {} }, '/');
  expect(tables.length).toBeLessThanOrEqual(43);
  expect(tables.flatMap(({ pages }) => pages).length).toBe(500);
  tables.forEach(({ key, pages }) => pages.forEach(({ route }) => expect(tableKey(route.path)).toBe(key)));
});

test('a table takes the chunks that it alone needs', () => {
  const { tables, shellChunkNames } = splitRoutes({ routes: parseRoutes(ROUTES), chunkNames: CHUNK_NAMES }, '/');
  expect(tables.map(({ chunks }) => chunks)).toEqual([['setup', 'docs'], ['linux']]);
  expect(Object.keys(shellChunkNames)).toEqual(['/status-1f7', '/-aaa', '/-bbb', '/-003']);
});

test('a version is parted from its sidebars, which say only what is out of the ordinary', () => {
  const { version, sidebars } = splitVersion(VERSION, { keepDocs: false });
  expect(version).not.toHaveProperty('docsSidebars');
  expect(version.docs).toEqual({});
  expect(sidebars).toMatchObject([['guide', [{ items: [{ docId: 'guide/setup' }, { unlisted: true }] }]]]);
  expect(JSON.stringify(sidebars)).not.toContain('"unlisted":false');
  expect(splitVersion(VERSION, { keepDocs: true }).version.docs).toEqual(VERSION.docs);
});

test('the modules of the shell name no page of a table, and those of a table name its own', () => {
  const read = write();
  const shell = ['routes.js', 'names.js', 'registry.js', 'global-data.js'].map(read).join('\n');
  expect(shell).not.toContain('/guide');
  expect(shell).toContain('lists[0].routes.push({ "path": "/"');
  expect(shell).toContain('"docs":versions[0].docs');
  expect(read('index.js')).toContain('"docs":'.replaceAll('"', '') + ' [{"id":"index","path":"/"}]');
  expect(read('table-0.js')).toContain('[0,"/guide/setup","001",{"exact":true,"sidebar":"guide"}');
  expect(read('table-0.js')).toContain('docs: [[0,[{"id":"guide/setup","path":"/guide/setup"}]]]');
  expect(read('version-version.js')).toContain('docsSidebars: versions[0].sidebars');
  expect(JSON.parse(read('sidebar-version-guide.json'))).toHaveLength(1);
});

test('docs that the navbar leads to are known from the beginning', () => {
  expect(write(['guide/linux'])('index.js')).toContain('"id":"guide/linux"');
});

test('a chunk that is part of the main script is known to have no file', () => {
  expect(write()('index.js')).toContain('filelessChunks = ["config"]');
});
