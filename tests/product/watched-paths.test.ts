import { expect, test } from 'vitest';
import { findNames, readProduct } from '../support/product-source';
import { readRows } from '../support/tables';

const ACTION = readProduct('strapi/dist/commands/actions/develop/action.js');
const [, ignored = ''] = /ignored: \[\n(.*?)\n {8}\]/s.exec(ACTION) ?? [];

/** The rows of the page, and the globs in them. */
const rows = readRows('docs/dev-docs/cli.md').filter(({ column }) => column === 'Path or pattern');
const globs = rows.flatMap(({ codes: [first = []] }) => first.filter((code) => code.startsWith('**/')));

test('the page has every glob that develop ignores', () => {
  const wanted = findNames(ignored, /^ *'(.*)',$/gm);
  expect(wanted.length).toBeGreaterThan(15);
  expect([...globs].sort()).toEqual([...wanted].sort());
});

test('the page has what develop ignores besides: two expressions, the public folder, and the project settings', () => {
  const others = ignored.split('\n').filter((line) => !line.trim().startsWith("'"));
  expect(others.map((line) => line.trim())).toEqual([
    '/(^|[/\\\\])\\../,',
    '/tmp/,',
    'strapiInstance.dirs.static.public,',
    "(0, utils_1.joinBy)('/', strapiInstance.dirs.static.public, '**'),",
    '...watchIgnoreFiles,',
  ]);
  const cells = rows.map(({ cells: [first = ''] }) => first);
  for (const words of ['starts with a dot', 'contains tmp', 'the folder set in dirs.public', 'watchIgnoreFiles']) {
    expect(cells.filter((cell) => cell.includes(words))).toHaveLength(1);
  }
});
