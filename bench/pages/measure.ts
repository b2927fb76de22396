import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { launchOptions } from '../../tools/bootstrap/src/browser-flags.mjs';
import { run } from '../../tools/bootstrap/src/run.mjs';
import { quantile } from '../quantile';

const LIGHTHOUSE = resolve('bench/peers/node_modules/lighthouse/cli/index.js');

/** Medians of some runs with the mobile settings: score of 100, times in ms, layout shift without a unit. */
export type LighthouseFigures = { score: number; lcp: number; tbt: number; cls: number };

/** What Lighthouse says: scores from 0 to 1, and single audits; those without a score aren't counted. */
export type Report<Category extends string> = {
  categories: Record<Category, { score: number; auditRefs: { id: string }[] }>;
  audits: Record<string, { numericValue: number; score: number | null; title: string }>;
};

/**
 * Runs Lighthouse once, as on a phone.
 *
 * @param browser path of a Chromium
 * @throws Error when Lighthouse fails
 */
export async function runLighthouse<Category extends string>(
  url: string,
  browser: string,
  categories: readonly Category[],
): Promise<Report<Category>> {
  const report = '.cache/lighthouse.json';
  const args = [
    url,
    '--quiet',
    `--only-categories=${categories.join(',')}`,
    '--output=json',
    `--output-path=${report}`,
    `--chrome-flags=--headless ${launchOptions(browser).args.join(' ')}`,
  ];
  const { exitCode, logFile } = await run(process.execPath, [LIGHTHOUSE, ...args], {
    env: { ...process.env, CHROME_PATH: browser },
    logName: 'lighthouse',
  });
  if (exitCode !== 0) {
    throw new Error(`Lighthouse failed on ${url}: read ${logFile}`);
  }
  const result = JSON.parse(readFileSync(report, 'utf8')) as Report<Category>;
  rmSync(report);
  return result;
}

/**
 * Measures a page with Lighthouse as on a phone.
 *
 * @param browser path of a Chromium
 * @throws Error when Lighthouse fails
 */
export async function measureLighthouse(url: string, browser: string, runs = 5): Promise<LighthouseFigures> {
  const reports: Report<'performance'>[] = [];
  for (let index = 0; index < runs; index += 1) {
    reports.push(await runLighthouse(url, browser, ['performance']));
  }
  const audit = (name: string) =>
    quantile(
      reports.map(({ audits }) => audits[name]?.numericValue ?? NaN),
      0.5,
    );
  return {
    score: quantile(
      reports.map(({ categories }) => categories.performance.score * 100),
      0.5,
    ),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
  };
}
