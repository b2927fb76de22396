import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, describe, expect, test } from 'vitest';
import { matchExamples } from '../../../../grammar/match-examples';
import { nameExamples } from '../../../../grammar/name-examples';
import { readPage } from '../../verify/src/read-page';
import { readRecord, recordFile, writeRecord, type VersionRecord } from '../src/record';
import { isStale, listStale } from '../src/stale';

const folder = mkdtempSync(join(tmpdir(), 'version-record-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE = 'docs/dev-docs/api/rest/sort-pagination.md';
const names = nameExamples(matchExamples(readPage(PAGE).tree));

const RECORD: VersionRecord = {
  version: '4.99.0',
  packages: { '@strapi/strapi': '4.99.0' },
  lockfile: '0123456789abcdef',
  commit: '0'.repeat(40),
  date: '2023-10-01',
  pages: {
    'docs/b.md': { same: ['b'], different: [], notRunnable: [] },
    'docs/a.md': { same: [], different: [], notRunnable: [{ example: 'a', reason: 'needs an account' }] },
  },
};

describe('a record', () => {
  test('is read as it was written, pages in the order of their names', async () => {
    await writeRecord(RECORD, folder);
    expect(readRecord('4.99.0', folder)).toEqual(RECORD);
    const text = readFileSync(recordFile('4.99.0', folder), 'utf8');
    expect(text.indexOf('docs/a.md')).toBeLessThan(text.indexOf('docs/b.md'));
  });

  test('of a version that never ran is none', () => {
    expect(readRecord('4.98.0', folder)).toBeUndefined();
  });
});

describe('a page is due', () => {
  test('if it never ran', () => {
    expect(listStale([PAGE], undefined)).toEqual([PAGE]);
  });

  test('not as long as its examples are those that ran', () => {
    const [first = '', second = '', ...same] = names;
    const record = {
      same,
      different: [{ example: first, kind: 'response' as const, problem: 'x' }],
      notRunnable: [{ example: second, reason: 'x' }],
    };
    expect(isStale(PAGE, record)).toBe(false);
    expect(isStale(PAGE, { ...record, notRunnable: [] })).toBe(true);
    expect(isStale(PAGE, { ...record, same: [...same, 'gone'] })).toBe(true);
  });

  test('never, if it has no examples', () => {
    const without = globSync('docs/cloud/**/*.md').find((file) => matchExamples(readPage(file).tree).length === 0);
    expect(without).toBeDefined();
    expect(listStale([without ?? ''], undefined)).toEqual([]);
  });
});
