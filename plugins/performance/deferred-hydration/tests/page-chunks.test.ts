import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import { describe, expect, test } from 'vitest';
import { groupByPath, listNamedChunks, listPageChunks, PLACEHOLDERS, writePageChunks } from '../src/page-chunks';

const ROUTES: RouteConfig[] = [
  { path: '/search', component: '@theme/SearchPage', exact: true },
  {
    path: '/',
    component: '@theme/DocsRoot',
    routes: [
      { path: '/', component: '@theme/DocItem', exact: true },
      { path: '/cloud/intro', component: '@theme/DocItem', exact: true },
    ],
  },
];
const NAMES = {
  '/search-a1b': { __comp: 'search', __context: { plugin: 'context' } },
  '/-c2d': { __comp: 'root', __props: 'sidebars' },
  '/-e3f': { __comp: 'doc', content: 'home' },
  '/cloud/intro-a4b': { __comp: 'doc', content: 'intro', tags: ['tag'] },
};
const FILES = new Map([
  ['search', ['search.js']],
  ['context', ['context.js']],
  ['root', ['shared.js', 'root.js', 'root.css']],
  ['sidebars', ['sidebars.js']],
  ['doc', ['shared.js', 'doc.js']],
  ['home', ['home.js']],
  ['intro', ['intro.js']],
  ['tag', ['tag.js']],
]);
const list = (path: string, files = FILES) =>
  listPageChunks(path, { routes: ROUTES, names: groupByPath(NAMES), files });

describe('the chunks of a page', () => {
  test('are those of its route and of the routes around it, each once, without the text of other pages', () => {
    expect(list('/cloud/intro')).toEqual(['shared.js', 'root.js', 'sidebars.js', 'doc.js', 'intro.js', 'tag.js']);
    expect(list('/')).toEqual(['shared.js', 'root.js', 'sidebars.js', 'doc.js', 'home.js']);
    expect(list('/search')).toEqual(['search.js', 'context.js']);
  });

  test.each([
    ['an address without a route', '/cloud', FILES],
    ['a bundle that names no chunk', '/search', new Map<string, string[]>()],
  ])('%s: the build stops and names the file to adapt', (_what, path, files) => {
    expect(() => list(path, files)).toThrow(
      `the page ${path} has no chunks: adapt plugins/performance/deferred-hydration/src/page-chunks.ts`,
    );
  });
});

describe('chunks that controls load when they are used', () => {
  test('are found by their names, in one order whatever the bundler lists first', () => {
    expect(listNamedChunks(['root', 'search'], FILES)).toEqual(['root.css', 'root.js', 'shared.js', 'search.js']);
  });

  test('stop the build if they have another name, with a remedy', () => {
    expect(() => listNamedChunks(['dialog'], FILES)).toThrow(
      'no chunk is named dialog: give an import() that name with the comment webpackChunkName',
    );
  });
});

describe('the file of a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-chunks-'));
  const { chunks, later } = PLACEHOLDERS;
  const html = `<script data-chunks=${chunks} data-later=${later}>start()</script>`;
  const files = { chunks: ['/a.js', '/b.js'], later: ['/c.js'] };

  test.each(['intro.html', 'guide/index.html', '404.html'])('%s gets the lists, whole', (name) => {
    mkdirSync(join(folder, 'guide'), { recursive: true });
    writeFileSync(join(folder, name), html);
    writePageChunks(folder, name.replace(/(?:\/index)?\.html$/, name === '404.html' ? '.html' : ''), files);
    expect(readFileSync(join(folder, name), 'utf8')).toBe(
      '<script data-chunks=/a.js,/b.js data-later=/c.js>start()</script>',
    );
    expect(readdirSync(folder).filter((file) => file.endsWith('.new'))).toEqual([]);
  });

  test('that is missing stops the build', () => {
    expect(() => writePageChunks(folder, 'none', files)).toThrow('the page /none has no file');
  });

  test.each([chunks, later])('that has no %s stops the build', (placeholder) => {
    writeFileSync(join(folder, 'plain.html'), html.replace(placeholder, ''));
    expect(() => writePageChunks(folder, 'plain', files)).toThrow(`plain.html has no ${placeholder}`);
  });
});
