import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { splitBlocks } from '../../src/records/blocks';

function split(html: string) {
  const $ = load(`<main>${html}</main>`);
  return $('main')
    .toArray()
    .flatMap((root) => splitBlocks($, root));
}

const texts = (html: string) => split(html).map(({ text }) => text);

test('headings have their level and anchor, without the link to themselves', () => {
  expect(
    split('<h2 id="sort">Sort <code>asc</code><a class="hash-link" href="#sort">#</a></h2><h3>Order</h3>'),
  ).toEqual([
    { kind: 'heading', level: 2, anchor: 'sort', text: 'Sort asc' },
    { kind: 'heading', level: 3, anchor: null, text: 'Order' },
  ]);
});

test('paragraphs, list items and terms are blocks of their own', () => {
  expect(texts('<p>One <a href="/x">link</a>,\n two</p><ul><li>Three<ul><li>Four</li></ul></li></ul>')).toEqual([
    'One link, two',
    'Three',
    'Four',
  ]);
  expect(texts('<div>Five<p>Six</p>Seven</div><dl><dt>Eight</dt><dd>Nine</dd></dl>')).toEqual([
    'Five',
    'Six',
    'Seven',
    'Eight',
    'Nine',
  ]);
});

test('the cells of a row are one block', () => {
  expect(
    texts('<table><tr><th>Option</th><th>Type</th></tr><tr><td><code>port</code></td><td>number</td></tr></table>'),
  ).toEqual(['Option Type', 'port number']);
});

test('code keeps its lines', () => {
  expect(split('<pre><code><div>a: 1<br></div><div>b: 2<br></div></code></pre>')).toEqual([
    { kind: 'code', text: 'a: 1\nb: 2' },
  ]);
});

test.each([
  ['labels of controls', '<ul role="tablist"><li>npm</li></ul><button>Copy</button>'],
  ['what screen readers skip', '<span aria-hidden="true">★</span>'],
  [
    'breadcrumbs and lists of headings',
    '<nav class="theme-doc-breadcrumbs">A</nav><div class="theme-doc-toc-mobile">B</div>',
  ],
  ['what a component takes out', '<p data-search-ignore="true">Checked</p>'],
  ['punctuation', '<p>—</p><p> … </p>'],
  ['scripts', '<script>code()</script><style>a{}</style>'],
])('%s are left out', (_what, html) => {
  expect(texts(html)).toEqual([]);
});

test('operators are content', () => {
  expect(texts('<p>$eq</p>')).toEqual(['$eq']);
});
