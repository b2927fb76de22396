import { readJson } from '../../bootstrap/src/read-json.mjs';

/** @typedef {{ passed: number, failed: number }} Tally */
/** @typedef {{ numTotalTests?: number, numPassedTests?: number, stats?: Record<string, number> }} Report */

/**
 * Reads how many tests passed and failed from the JSON report of Vitest or Playwright.
 * Formats: vitest.dev/guide/reporters (JSON), playwright.dev/docs/test-reporters (JSON, `stats`).
 *
 * @param {string} file
 * @returns {Tally} a skipped or flaky test counts as failed: neither has shown what it claims
 * @throws {Error} when the report is missing, or speaks of no test at all
 */
export function readTally(file) {
  const report = /** @type {Report} */ (readJson(file));
  const { stats } = report;
  const passed = stats ? (stats.expected ?? 0) : (report.numPassedTests ?? 0);
  const total = stats
    ? passed + (stats.unexpected ?? 0) + (stats.flaky ?? 0) + (stats.skipped ?? 0)
    : (report.numTotalTests ?? 0);
  if (total === 0) {
    throw new Error(`${file} speaks of no test`);
  }
  return { passed, failed: total - passed };
}
