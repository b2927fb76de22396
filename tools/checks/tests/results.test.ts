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
  expect(tally({ numTotalTests: 7, numPassedTests: 5 })).toEqual({ passed: 5, failed: 2 });
});

test('reads the report of Playwright; skipped and flaky tests have not passed', () => {
  expect(tally({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 } })).toEqual({ passed: 5, failed: 3 });
});

test('a report of no test is a failure', () => {
  expect(() => tally({ numTotalTests: 0, numPassedTests: 0 })).toThrow('speaks of no test');
  expect(() => tally({ stats: {} })).toThrow('speaks of no test');
});
