import { expect, test } from 'vitest';
import { findMissing, readAreas } from '../../plugins/content/option-tables/src/areas';
import { findTables, remarkOptionTables } from '../../plugins/content/option-tables/src/remark';
import { readPages } from '../support/page';

const FOLDER = 'data/product-facts';
const areas = readAreas(FOLDER);

/** Areas whose options no table of the pages lists. */
function findUnlisted(known: typeof areas, listed: Set<string>): string[] {
  return Object.entries(known).flatMap(([name, area]) =>
    findMissing(area, []).length > 0 && !listed.has(name) ? [`${name} (${area.options.length} options)`] : [],
  );
}

test('every table of options says what the product does, and leaves out nothing', () => {
  const check = remarkOptionTables({ folder: FOLDER });
  for (const { file, tree } of readPages()) {
    expect(() => check(tree, { cwd: '.', path: file })).not.toThrow();
  }
});

test('every option of the product is in a table of some page', () => {
  const tables = readPages().flatMap(({ tree }) => findTables(tree));
  const options = Object.values(areas).flatMap((area) => findMissing(area, []));
  console.log(
    `options of the product: ${options.length}, in ${Object.keys(areas).length} areas, ${tables.length} tables`,
  );
  expect(options.length).toBeGreaterThan(100);
  expect(findUnlisted(areas, new Set(tables.map(({ area }) => area)))).toEqual([]);
});

test('an area without a table is noticed', () => {
  expect(findUnlisted({ server: { options: [{ name: 'port', files: [] }] } }, new Set(['admin']))).toEqual([
    'server (1 options)',
  ]);
});
