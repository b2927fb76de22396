import { expect, test } from 'vitest';
import { readPage, type ReadOptions } from '../../src/records/read-page';
import { createRecord } from '../support/create-record';

const META = `<link rel="canonical" href="https://docs.example.org/dev-docs/sort">
  <meta name="description" content="How entries are sorted.">
  <meta name="docsearch:language" content="en"><meta name="docsearch:version" content="current">
  <meta name="docsearch:docusaurus_tag" content="docs-default-current">`;
const NAVBAR = `<nav><div class="theme-layout-navbar-left"><a>Cloud</a><a class="navbar__link--active">Developer Docs</a>
  </div><a class="navbar__link--active">4.14.0</a></nav>`;
const DOCUMENT = `<article><nav class="theme-doc-breadcrumbs">Developer Docs</nav><div class="theme-doc-markdown">
  <header><h1>Sorting</h1></header><p>Entries can be sorted.</p>
  <h2 id="fields">Fields</h2><p>By one field.</p><h3 id="order">Order</h3><pre><code>sort=name:asc</code></pre>
  <h2 id="limits">Limits</h2><p>None.</p></div></article>`;

const read = (body: string, head = META, options: Partial<ReadOptions> = {}) =>
  readPage(`<html><head>${head}</head><body>${body}</body></html>`, { otherPages: 'Other pages', ...options });

test('every heading and every block is a record below its headings', () => {
  const records = read(NAVBAR + DOCUMENT);
  const outline = records.map(({ type, content, hierarchy, anchor, weight }) =>
    [type, Object.values(hierarchy).filter(Boolean).join(' > '), content, anchor, weight.level].join(' | '),
  );
  expect(outline).toEqual([
    'lvl1 | Developer Docs > Sorting |  |  | 90',
    'content | Developer Docs > Sorting | Entries can be sorted. |  | 0',
    'lvl2 | Developer Docs > Sorting > Fields |  | fields | 80',
    'content | Developer Docs > Sorting > Fields | By one field. | fields | 0',
    'lvl3 | Developer Docs > Sorting > Fields > Order |  | order | 70',
    'content | Developer Docs > Sorting > Fields > Order | sort=name:asc | order | -10',
    'lvl2 | Developer Docs > Sorting > Limits |  | limits | 80',
    'content | Developer Docs > Sorting > Limits | None. | limits | 0',
  ]);
});

test('keywords are searched as text below the title', () => {
  const head = `${META}<meta name="keywords" content="order,arrange results">`;
  expect(read(NAVBAR + DOCUMENT, head)[1]).toMatchObject({
    type: 'content',
    content: 'order, arrange results',
    weight: { level: 10 },
  });
});

test('a record has the shape that hosted indexes filter and rank by', () => {
  expect(read(NAVBAR + DOCUMENT)[3]).toEqual(
    createRecord({
      objectID: 'https://docs.example.org/dev-docs/sort#3',
      weight: { pageRank: 1, level: 0, position: 3 },
    }),
  );
});

test('of a page that is no document, title and description are read', () => {
  const records = read('<main><h1>Home</h1><p>Popular pages</p></main>');
  expect(records.map(({ hierarchy, content }) => [hierarchy.lvl0, hierarchy.lvl1, content])).toEqual([
    ['Other pages', 'Home', null],
    ['Other pages', 'Home', 'How entries are sorted.'],
  ]);
});

test('frozen versions rank below the present one', () => {
  const [title] = read(DOCUMENT, META.replaceAll('current', '4.13.0'));
  expect(title).toMatchObject({ version: '4.13.0', docusaurus_tag: 'docs-default-4.13.0', weight: { pageRank: 0 } });
});

test('a document that other pages are made of has no records', () => {
  expect(read(DOCUMENT, META, { fragments: ['dev-docs'] })).toEqual([]);
  expect(read(DOCUMENT, META, { fragments: ['dev', 'snippets'] })).not.toEqual([]);
});

test.each([
  ['search engines are to leave out', `${META}<meta name="robots" content="noindex, nofollow">`],
  ['has no address of its own', META.replace(/<link[^>]*>/, '')],
  ['is no page of the docs', META.replace(/<meta name="docsearch:language"[^>]*>/, '')],
])('a page that %s has no records', (_which, head) => {
  expect(read(DOCUMENT, head)).toEqual([]);
});

test('code is read without its colours', () => {
  const code = '<pre><code><span class="code-a">sort</span>=<span class="code-b">name</span><br>limit</code></pre>';
  const document = `<div class="theme-doc-markdown"><h1>Sorting</h1>${code}</div>`;
  expect(read(NAVBAR + document).at(-1)?.content).toBe('sort=name\nlimit');
});
