import { readFileSync } from 'node:fs';
import JSON5 from 'json5';
import { expect, test } from 'vitest';
import { listFirstColumn, readRows } from '../support/tables';

const STRAPI = 'product/node_modules/@strapi';
const PAGES = 'docs/dev-docs/api';
const readProduct = (file: string) => readFileSync(`${STRAPI}/${file}`, 'utf8');

const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The names of a destructured object or a list in the source, which `pattern` finds. */
function listOf(file: string, pattern: RegExp): string[] {
  const [, list = ''] = pattern.exec(readProduct(file)) ?? [];
  return names(list, /(\w+)/g);
}

const operators = Object.fromEntries(
  [...readProduct('utils/dist/operators.js').matchAll(/const (\w+)_OPERATORS = (\[[^\]]*\])/g)].map(
    ([, kind = '', list = '']) => [kind, JSON5.parse<string[]>(list)],
  ),
);
const builder = 'database/lib/query/query-builder.js';
const repository = 'database/lib/entity-manager/entity-repository.js';
const populate = 'database/lib/query/helpers/populate/apply.js';

const methods = names(readProduct(repository), /^ {4}(?:async )?(\w+)\(.*\) \{$/gm);
const parameters = [...listOf(builder, /const \{ (_q, [^}]*) \} = params;/), 'data'];
const related = [
  ...listOf(populate, /const fieldsToPick = (\[[^\]]*\])/),
  ...listOf(populate, /fieldsToPick\.push\(([^)]*)\)/),
];
const paging = listOf(repository, /const \{ (page = 1, pageSize = 10)/).filter((name) => /^[a-z]/.test(name));

const TABLES: [page: string, heading: string, expected: string[]][] = [
  ['query-engine', 'Which methods are there?', methods],
  ['query-engine/single-operations', 'Parameters', parameters],
  ['query-engine/filtering', 'Operators', operators.WHERE ?? []],
  ['query-engine/filtering', 'Logical operators', [...(operators.GROUP ?? []), '$not']],
  ['query-engine/populating', 'Parameters of a relation', related],
  ['query-engine/order-pagination', 'Pages', paging],
];

test.each(TABLES)('%s, "%s" names what the product has, and no more', (page, heading, expected) => {
  expect(expected.length).toBeGreaterThan(1);
  expect(listFirstColumn(readRows(`${PAGES}/${page}.md`), heading)).toEqual([...expected].sort());
});

test('the hooks of every method are listed', () => {
  const rows = listFirstColumn(readRows(`${PAGES}/query-engine.md`), 'Which lifecycle hooks does a call run?');
  const withoutHooks = ['attachRelations', 'cloneRelations', 'deleteRelations'];
  expect(rows.flatMap((row) => row.split(', ')).sort()).toEqual(
    methods.filter((name) => !withoutHooks.includes(name)).sort(),
  );
});

test('a missing and an invented operator are noticed', () => {
  const file = `${PAGES}/query-engine/filtering.md`;
  const source = readFileSync(file, 'utf8').replace(/^\| `\$eqi` +\|/m, '| `$like` |');
  const rows = listFirstColumn(readRows(file, source), 'Operators');
  expect(rows).toContain('$like');
  expect(rows).not.toEqual([...(operators.WHERE ?? [])].sort());
});
