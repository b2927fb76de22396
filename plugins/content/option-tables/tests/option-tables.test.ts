import { join } from 'node:path';
import type { Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { remarkOptionTables } from '../src/remark';

const parser = unified().use(remarkParse).use(remarkGfm);
const FOLDER = join(__dirname, 'fixtures');

/** The cells of a page's first table, after the tables are filled in. */
function fill(rows: string[], path = '/site/docs/page.md'): string[][] {
  const tree = parser.parse(rows.join('\n'));
  remarkOptionTables({ folder: FOLDER })(tree, { cwd: '/site', path });
  const table = tree.children.find((node): node is Table => node.type === 'table');
  const print = ({ children }: TableCell) => children.map((child) => (child.type === 'break' ? '|' : toString(child)));
  return table?.children.map((row) => row.children.map((cell) => print(cell).join(''))) ?? [];
}

const HEAD = ['| Option of `server` | Type | What it does |', '| --- | --- | --- |'];
const KEYS = '| `app.keys` | Array | Signs cookies. |';
const CRON = '| `cron.enabled` | Boolean | Runs tasks. |';
const PORT = '| `port` | Number or String | Where it listens. |';

test('types and defaults of the product stand below the names', () => {
  expect(fill([...HEAD, KEYS, CRON, PORT])).toEqual([
    ['Option', 'What it does'],
    ['app.keys|Array', 'Signs cookies.'],
    ['cron.enabled|Boolean|Default: false', 'Runs tasks.'],
    ['port|Number or String|Default: process.env.PORT || 1337', 'Where it listens.'],
  ]);
});

test('an area may be split over tables, and an object stands for what is inside', () => {
  const tables = [...HEAD, KEYS, '', '## More', '', ...HEAD, '| `cron` | Object | Tasks. |', PORT];
  expect(fill(tables)[1]).toEqual(['app.keys|Array', 'Signs cookies.']);
});

test('what lies inside an object may have a row, and what goes to a package too', () => {
  expect(fill([...HEAD, KEYS, CRON, '| `cron.tasks` | Object | Tasks. |', PORT])).toHaveLength(5);
  expect(fill(['| Option of `strapi::ip` | Type |', '| --- | --- |', '| `blacklist` | Array |'])).toHaveLength(2);
});

test('a table may go without types, other tables stay as they are', () => {
  expect(fill(['| Helper of `env` | Gives |', '| --- | --- |', '| `int` | A number |'])).toEqual([
    ['Helper', 'Gives'],
    ['int', 'A number'],
  ]);
  expect(fill(['| Option | Type |', '| --- | --- |', '| `any` | String |'])[0]).toEqual(['Option', 'Type']);
});

test.each([
  [
    [...HEAD, KEYS, CRON, '| `ports` | Number | x |'],
    'docs/page.md:5: `ports` is not an option of server; the nearest is `port`',
  ],
  [[...HEAD, KEYS, PORT], 'docs/page.md:1: the tables of server leave out `cron.enabled`: add a row for each'],
  [[...HEAD, KEYS, CRON, PORT, PORT], 'docs/page.md:1: `port` of server is listed twice: take one row out'],
  [
    [...HEAD, KEYS, CRON, '| `port` | String | x |'],
    'docs/page.md:5: `port` is of type Number in the product, not String: write Number',
  ],
  [
    [...HEAD, '| port | Number | x |'],
    'docs/page.md:3: "port" is not the name of an option: write it as code, such as `port`',
  ],
  [['| Option of `sever` | Type |', '| --- | --- |'], 'docs/page.md:1: no data tell of sever; the nearest is server'],
])('what differs from the product is told with its place: %#', (rows, message) => {
  expect(() => fill(rows)).toThrow(message);
});

test('frozen pages keep to the data of their version', () => {
  expect(() => fill([...HEAD, PORT], '/site/versioned_docs/version-4.13.0/page.md')).toThrow(
    'has no data of version-4.13.0: put the data there',
  );
});
