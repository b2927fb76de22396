import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { remarkTables } from '../src/remark';

const parser = unified().use(remarkParse).use(remarkGfm);

const WIDE = '| Option | Type | Default |\n| --- | --- | --- |\n| `port` | number | `1337` |\n| `host` | string | |';

function transform(page: string) {
  const tree = parser.parse(page);
  remarkTables()(tree);
  return tree;
}

function listProperties(page: string, type: Nodes['type']) {
  const found: unknown[] = [];
  visit(transform(page), type, (node) => {
    found.push(node.data?.hProperties ?? {});
  });
  return found;
}

/** What code in the only cell below the head is made of: text, with | where it may be broken. */
function readCode(code: string): string | undefined {
  let shown: string | undefined;
  visit(transform(`| Name |\n| --- |\n| \`${code}\` |`), (node) => {
    if (node.type === 'mdxJsxTextElement' && node.name === 'BreakableCode') {
      shown = node.children.map((child) => (child.type === 'text' ? child.value : '|')).join('');
    }
  });
  return shown;
}

test('a table of three columns has labels on all cells but the first of a row', () => {
  expect(listProperties(WIDE, 'table')).toEqual([
    { role: 'table', className: 'records', 'aria-label': 'Option, Type, Default' },
  ]);
  expect(listProperties(WIDE, 'tableRow')).toEqual([{ role: 'row' }, { role: 'row' }, { role: 'row' }]);
  expect(listProperties(WIDE, 'tableCell').slice(0, 6)).toEqual([
    ...Array.from({ length: 3 }, () => ({ role: 'columnheader' })),
    { role: 'cell' },
    { role: 'cell', 'data-label': 'Type' },
    { role: 'cell', 'data-label': 'Default' },
  ]);
});

test.each([
  [4, 'records'],
  [5, 'records records-wide'],
  [7, 'records records-widest'],
])('a table of %i columns has the class %s', (columns, className) => {
  const row = (text: string) => `|${` ${text} |`.repeat(columns)}`;
  expect(listProperties([row('Name'), row('---'), row('port')].join('\n'), 'table')).toEqual([
    { role: 'table', className, 'aria-label': expect.any(String) as string },
  ]);
});

test('a table of two columns is left as it is', () => {
  const page = '| Option | Type |\n| --- | --- |\n| `port` | number |';
  expect(listProperties(page, 'table')).toEqual([{ 'aria-label': 'Option, Type' }]);
  expect(listProperties(page, 'tableCell')).toEqual([{}, {}, {}, {}]);
});

test('a table is named after its section and its columns, a second one of the same with a number', () => {
  const table = '| Option |\n| --- |\n| `port` |';
  expect(listProperties(`${table}\n\n## Server\n\n${table}\n\nText.\n\n${table}`, 'table')).toEqual([
    { 'aria-label': 'Option' },
    { 'aria-label': 'Server: Option' },
    { 'aria-label': 'Server: Option (2)' },
  ]);
});

test.each([
  ['strapi.entityService.findMany', 'strapi.|entity|Service.|find|Many'],
  ['plugin::users-permissions.user', 'plugin::|users-|permissions.|user'],
  ['DATABASE_SSL_REJECT_UNAUTHORIZED', 'DATABASE_|SSL_|REJECT_|UNAUTHORIZED'],
  ['./config/middlewares.js', './|config/|middlewares.|js'],
  ['The port -1 is already used', undefined],
  ['set telemetryDisabled to true', 'set telemetry|Disabled to true'],
])('%s may be broken as %s', (code, shown) => {
  expect(readCode(code)).toBe(shown);
});

test.each(['settings', 'environment'])('%s is in one piece', (code) => {
  expect(readCode(code)).toBeUndefined();
});
