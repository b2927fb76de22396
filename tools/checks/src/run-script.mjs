import { rmSync } from 'node:fs';
import { step } from '../../bootstrap/src/report.mjs';
import { run } from '../../bootstrap/src/run.mjs';
import { readTally } from './results.mjs';

/** @typedef {import('./results.mjs').Tally} Tally */

/**
 * What to run: a script of package.json, with arguments.
 *
 * @typedef {object} Script
 * @property {string} name
 * @property {string[]} [args]
 * @property {NodeJS.ProcessEnv} [env] set besides
 */

/**
 * Runs a script; prints its output when it fails.
 *
 * @param {Script} script
 * @param {NodeJS.ProcessEnv} env
 */
async function runQuietly({ name, args = [] }, env) {
  const { exitCode, output } = await run('npm', ['run', '--silent', name, '--', ...args], { env, logName: name });
  if (exitCode !== 0) {
    console.log(output);
  }
  return exitCode;
}

/**
 * A script that is one check, such as a linter.
 *
 * @param {Script} script
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Tally>}
 */
async function check(script, env) {
  const failed = (await runQuietly(script, env)) === 0 ? 0 : 1;
  return { passed: 1 - failed, failed, failures: failed ? ['its output is above'] : [] };
}

/**
 * A script that runs tests and reports on each.
 *
 * @param {Script} script
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Tally>}
 */
async function tests(script, env) {
  const report = `.cache/results/${script.name.replace(':', '-')}.json`;
  rmSync(report, { force: true });
  const exitCode = await runQuietly(script, { ...env, TEST_REPORT: report });
  try {
    const tally = readTally(report);
    // A run may fail outside its tests, for example while it sets up.
    return exitCode !== 0 && tally.failed === 0
      ? { ...tally, failed: 1, failures: ['failed outside of its tests; its output is above'] }
      : tally;
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`left no report: ${String(error)}`] };
  }
}

/**
 * Runs a script and says how it went. One whose name begins with `test:` reports on each of its tests; any other one
 * is a single check.
 *
 * @param {Script} script
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Tally>}
 */
export async function runScript(script, env) {
  const title = [script.name, ...(script.args ?? [])].join(' ');
  const all = { ...env, ...script.env };
  const tally = await step(title, () => (script.name.startsWith('test:') ? tests(script, all) : check(script, all)));
  console.log(`  ${tally.passed} passed, ${tally.failed} failed: ${title}`);
  return { ...tally, failures: tally.failures.map((failure) => `${title}: ${failure}`) };
}
