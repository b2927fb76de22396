import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import { describe, expect, test } from 'vitest';
import { listPageChunks, PLACEHOLDER, writePageChunks } from '../src/page-chunks';

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
const list = (path: string, files = FILES) => listPageChunks(path, { routes: ROUTES, names: NAMES, files });

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

describe('the file of a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-chunks-'));
  const html = `<script data-chunks=${PLACEHOLDER}>start()</script>`;

  test.each(['intro.html', 'guide/index.html', '404.html'])('%s gets the list, whole', (name) => {
    mkdirSync(join(folder, 'guide'), { recursive: true });
    writeFileSync(join(folder, name), html);
    writePageChunks(folder, name.replace(/(?:\/index)?\.html$/, name === '404.html' ? '.html' : ''), [
      '/a.js',
      '/b.js',
    ]);
    expect(readFileSync(join(folder, name), 'utf8')).toBe('<script data-chunks=/a.js,/b.js>start()</script>');
    expect(readdirSync(folder).filter((file) => file.endsWith('.new'))).toEqual([]);
  });

  test('that is not there, or has no place for the list, stops the build', () => {
    expect(() => writePageChunks(folder, 'none', [])).toThrow('the page /none has no file');
    writeFileSync(join(folder, 'plain.html'), '<p>');
    expect(() => writePageChunks(folder, 'plain', [])).toThrow(`plain.html has no ${PLACEHOLDER}`);
  });
});
