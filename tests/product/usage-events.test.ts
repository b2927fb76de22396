import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { findNames } from '../support/product-source';
import { readSection } from '../support/section';
import { listCodes, listFirstColumn, readRows } from '../support/tables';

const PAGE = 'docs/dev-docs/usage-information.md';
const PACKAGES = 'product/node_modules/@strapi';
const rows = readRows(PAGE);

/** Names that a pattern finds in the sources of the packages. */
function findInSources(folders: string, pattern: RegExp): string[] {
  const files = globSync(`${folders}/**/*.js`, { cwd: PACKAGES, ignore: ['**/node_modules/**', '**/__tests__/**'] });
  expect(files.length).toBeGreaterThan(100);
  const names = files.flatMap((file) => findNames(readFileSync(`${PACKAGES}/${file}`, 'utf8'), pattern));
  return [...new Set(names)].sort();
}

test('the page has every event of the server, and no other', () => {
  const sent = findInSources(
    '{strapi/dist,admin/server,admin/ee/server,plugin-*/server,data-transfer/dist}',
    /(?:\.send|sendEvent)\(\s*'((?:did|will)\w+|ping)'/g,
  );
  expect(sent.length).toBeGreaterThan(30);
  const written = listCodes(rows, 'Server events');
  expect(written).toEqual(sent);
});

test('the page has every event of the admin panel', () => {
  const sent = findInSources(
    '{admin/admin/src,admin/ee/admin,plugin-*/admin/src}',
    /trackUsage(?:Ref\.current)?\(\s*'(\w+)'/g,
  );
  expect(sent.length).toBeGreaterThan(80);
  const written = listCodes(rows, 'Admin panel events', 2);
  const isWritten = (name: string) =>
    written.some((code) => (code.endsWith('…') ? name.startsWith(code.slice(0, -1)) : name === code));
  expect(sent.filter((name) => !isWritten(name))).toEqual([]);
});

test('the page says at its top what is reported, and why', () => {
  expect(listFirstColumn(rows, 'What Strapi reports, and why')).toEqual([
    'Activity in the admin panel',
    'Creation of a project',
    'Failures',
    'Requests',
    'The machine',
    'The project',
  ]);
  expect(readSection(PAGE, 'What Strapi reports, and why {/* #what-is-reported-and-why */}')).toMatch(
    /give a reason for only one event.*documentation gave more reasons/s,
  );
});
