import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findList, findNames, readOperators, readProduct } from '../support/product-source';
import { listFirstColumn, readRows } from '../support/tables';

const PAGES = 'docs/dev-docs/api';

const operators = readOperators();
const builder = readProduct('database/lib/query/query-builder.js');
const repository = readProduct('database/lib/entity-manager/entity-repository.js');
const populate = readProduct('database/lib/query/helpers/populate/apply.js');

const methods = findNames(repository, /^ {4}(?:async )?(\w+)\(.*\) \{$/gm);
const parameters = [...findList(builder, /const \{ (_q, [^}]*) \} = params;/), 'data'];
const related = [
  ...findList(populate, /const fieldsToPick = (\[[^\]]*\])/),
  ...findList(populate, /fieldsToPick\.push\(([^)]*)\)/),
];
const paging = findList(repository, /const \{ (page = 1, pageSize = 10)/).filter((name) => /^[a-z]/.test(name));

const TABLES: [page: string, heading: string, expected: string[]][] = [
  ['query-engine', 'Methods', methods],
  ['query-engine/single-operations', 'Parameters', parameters],
  ['query-engine/filtering', 'Operators', operators.WHERE ?? []],
  ['query-engine/filtering', 'Logical operators', [...(operators.GROUP ?? []), '$not']],
  ['query-engine/populating', 'Relation parameters', related],
  ['query-engine/order-pagination', 'Pages', paging],
];

test.each(TABLES)('%s, "%s" names what the product has, and no more', (page, heading, expected) => {
  expect(expected.length).toBeGreaterThan(1);
  expect(listFirstColumn(readRows(`${PAGES}/${page}.md`), heading)).toEqual([...expected].sort());
});

test('the hooks of every method are listed', () => {
  const rows = listFirstColumn(readRows(`${PAGES}/query-engine.md`), 'Lifecycle hooks');
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
