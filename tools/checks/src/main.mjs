import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSite } from '../../bootstrap/src/build-site.mjs';
import { findTestBrowser } from '../../bootstrap/src/find-chromium.mjs';
import { findNginx } from '../../bootstrap/src/find-nginx.mjs';
import { installPackages } from '../../bootstrap/src/install-packages.mjs';
import { readJson } from '../../bootstrap/src/read-json.mjs';
import { mainWithoutOptions, step } from '../../bootstrap/src/report.mjs';
import { run } from '../../bootstrap/src/run.mjs';
import { orUserError } from '../../bootstrap/src/user-error.mjs';
import { readTally } from './results.mjs';

const HELP = `Installs what is missing, builds the site and runs every check.

  npm test

The last line is "N passed, N failed": tests, and one for each linter and build.
Single checks: npm run lint:types, lint:code, lint:styles, lint:format, lint:openapi, test:unit, test:build,
test:product, test:e2e.
CHROME_PATH names the browser to use; without it one is looked for, and installed where there is none.`;

/** @typedef {import('./results.mjs').Tally} Tally */

/**
 * Runs one of package.json's scripts; prints its output when it fails.
 *
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 */
async function runScript(script, env) {
  const { exitCode, output } = await run('npm', ['run', '--silent', script], { env, logName: script });
  if (exitCode !== 0) {
    console.log(output);
  }
  return exitCode;
}

/**
 * A script that is one check, such as a linter.
 *
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Tally>}
 */
async function check(script, env) {
  const failed = (await runScript(script, env)) === 0 ? 0 : 1;
  return { passed: 1 - failed, failed };
}

/**
 * A script that runs tests and reports on each.
 *
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Tally>}
 */
async function tests(script, env) {
  const report = `.cache/results/${script.replace(':', '-')}.json`;
  rmSync(report, { force: true });
  const exitCode = await runScript(script, { ...env, TEST_REPORT: report });
  try {
    const tally = readTally(report);
    // A run may fail outside its tests, for example while it sets up.
    return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch (error) {
    console.log(`  ${script} left no report: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs a script and says how it went.
 *
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Tally>}
 */
async function runStep(script, env) {
  const tally = await step(script, () => (script.startsWith('lint:') ? check(script, env) : tests(script, env)));
  console.log(`  ${tally.passed} passed, ${tally.failed} failed: ${script}`);
  return tally;
}

/** One builds sites, the other starts the product: both wait a lot, and neither measures time. */
const SIDE_BY_SIDE = ['test:build', 'test:product'];

/**
 * Puts scripts that may run side by side into one group, where the first of them stands.
 *
 * @param {string[]} scripts
 * @returns {string[][]}
 */
function groupScripts(scripts) {
  const [first] = SIDE_BY_SIDE;
  return scripts.flatMap((script) => {
    if (script === first) {
      return [SIDE_BY_SIDE];
    }
    return SIDE_BY_SIDE.includes(script) ? [] : [[script]];
  });
}

/** @returns {string[]} the names of package.json's scripts */
function listScripts() {
  const { scripts } = /** @type {{ scripts: Record<string, string> }} */ (readJson('package.json'));
  return Object.keys(scripts);
}

/** Keeps other builds away from what the tests read. */
async function keepBuild() {
  const { claimFolder } = await import('../../../plugins/build-lock/src/claim-folder.mjs');
  for (const folder of ['build', '.docusaurus']) {
    const remedy = 'end it and run the checks again';
    orUserError(() => claimFolder({ folder: resolve(folder), siteDir: resolve('.'), remedy }));
  }
}

void mainWithoutOptions(HELP, async () => {
  await installPackages();
  // Takes longest, and neither the site nor a linter needs it.
  const product = installPackages({ folder: 'product', title: 'Installing the product' });
  // Whoever waits for it is told; until then a failure is nobody's.
  product.catch(() => undefined);
  const env = { ...process.env, CHROME_PATH: await findTestBrowser() };
  // Before the tests, since those that run side by side would call the package manager at the same time. Where nginx
  // can't be had, the tests that need it say so.
  await findNginx().catch(() => undefined);
  await buildSite();
  await keepBuild();

  const total = { passed: 1, failed: 0 };
  for (const scripts of groupScripts(listScripts().filter((name) => /^(?:lint|test):/.test(name)))) {
    if (scripts.some((script) => script.startsWith('test:'))) {
      await product;
    }
    const tallies = await Promise.all(scripts.map((script) => runStep(script, env)));
    for (const { passed, failed } of tallies) {
      total.passed += passed;
      total.failed += failed;
    }
  }
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`${total.passed} passed, ${total.failed} failed`);
});
