import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTally } from '../src/results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true }));

function tally(report: object): unknown {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readTally(file);
}

test('reads the report of Vitest', () => {
  const file = { name: join(process.cwd(), 'tests/a.test.ts'), status: 'failed', message: '' };
  const failed = { status: 'failed', ancestorTitles: ['a page'], title: 'has a title' };
  const testResults = [
    {
      ...file,
      assertionResults: [
        { ...failed, failureMessages: ['\u001b[31mError: it has none\u001b[39m\n  at a.test.ts:1'] },
        { ...failed, status: 'passed', failureMessages: [] },
      ],
    },
    {
      ...file,
      message: 'No server\nat b',
      assertionResults: [{ ...failed, ancestorTitles: [], status: 'skipped', failureMessages: [] }],
    },
  ];
  expect(tally({ numTotalTests: 7, numPassedTests: 5, testResults })).toEqual({
    passed: 5,
    failed: 2,
    failures: [
      'tests/a.test.ts › a page › has a title › Error: it has none',
      'tests/a.test.ts › No server',
      'tests/a.test.ts › has a title › skipped',
    ],
  });
});

test('reads the report of Playwright; skipped and flaky tests have not passed', () => {
  const spec = { title: 'opens', file: 'a.spec.ts', line: 3 };
  const suites = [
    { specs: [{ ...spec, tests: [{ status: 'expected', results: [{}] }] }] },
    {
      suites: [
        { specs: [{ ...spec, tests: [{ status: 'unexpected', results: [{ error: { message: 'No\nat' } }] }] }] },
      ],
    },
    { specs: [{ ...spec, tests: [{ status: 'skipped', results: [] }] }] },
  ];
  expect(tally({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }, suites })).toEqual({
    passed: 5,
    failed: 3,
    failures: ['a.spec.ts:3 › opens › No', 'a.spec.ts:3 › opens › skipped'],
  });
});

test('a report of no test is a failure', () => {
  expect(() => tally({ numTotalTests: 0, numPassedTests: 0 })).toThrow('speaks of no test');
  expect(() => tally({ stats: {} })).toThrow('speaks of no test');
});
