import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readJson } from '../../bootstrap/src/read-json.mjs';

/**
 * How many checks passed and failed.
 *
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures a line for each that failed: its file, its name, and the first line of its message
 */
/** @typedef {{ title: string, status: string, ancestorTitles: string[], failureMessages: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ status: string, results: { error?: { message?: string } }[] }} PlaywrightRun */
/** @typedef {{ title: string, file: string, line: number, tests: PlaywrightRun[] }} PlaywrightSpec */
/** @typedef {{ suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite */
/**
 * Formats: vitest.dev/guide/reporters (JSON), playwright.dev/docs/test-reporters (JSON).
 *
 * @typedef {object} Report
 * @property {number} [numTotalTests]
 * @property {number} [numPassedTests]
 * @property {VitestFile[]} [testResults]
 * @property {Record<string, number>} [stats]
 * @property {PlaywrightSuite[]} [suites]
 */

/** @param {string} [message] */
const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0] ?? '';

/** @param {(string | undefined)[]} parts */
const toLine = (...parts) => parts.filter(Boolean).join(' › ');

/**
 * @param {VitestFile} file
 * @returns {string[]}
 */
function describeVitest({ name, status, message, assertionResults }) {
  const path = relative('.', name);
  const failed = assertionResults.filter((test) => test.status !== 'passed');
  // A file that can't be loaded, or whose preparation failed, says so itself.
  const own = status === 'failed' && message ? [toLine(path, firstLine(message))] : [];
  return [
    ...own,
    ...failed.map((test) =>
      toLine(path, ...test.ancestorTitles, test.title, firstLine(test.failureMessages[0]) || test.status),
    ),
  ];
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function describePlaywright({ suites = [], specs = [] }) {
  return [
    ...suites.flatMap(describePlaywright),
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status, results }) =>
          toLine(`${file}:${line}`, title, firstLine(results.find(({ error }) => error)?.error?.message) || status),
        ),
    ),
  ];
}

/**
 * Reads from the JSON report of Vitest or Playwright how many tests passed, and which ones failed.
 *
 * @param {string} file
 * @returns {Tally} a skipped or flaky test counts as failed: neither has shown what it claims
 * @throws {Error} when the report is missing, or speaks of no test at all
 */
export function readTally(file) {
  const report = /** @type {Report} */ (readJson(file));
  const { stats, testResults = [], suites = [] } = report;
  const passed = stats ? (stats.expected ?? 0) : (report.numPassedTests ?? 0);
  const total = stats
    ? passed + (stats.unexpected ?? 0) + (stats.flaky ?? 0) + (stats.skipped ?? 0)
    : (report.numTotalTests ?? 0);
  if (total === 0) {
    throw new Error(`${file} speaks of no test`);
  }
  const failures = [...testResults.flatMap(describeVitest), ...suites.flatMap(describePlaywright)];
  return { passed, failed: total - passed, failures };
}
