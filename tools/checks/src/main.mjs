import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../../bootstrap/src/build-site.mjs';
import { findTestBrowser } from '../../bootstrap/src/find-chromium.mjs';
import { findNginx } from '../../bootstrap/src/find-nginx.mjs';
import { installPackages } from '../../bootstrap/src/install-packages.mjs';
import { readJson } from '../../bootstrap/src/read-json.mjs';
import { main } from '../../bootstrap/src/report.mjs';
import { orUserError } from '../../bootstrap/src/user-error.mjs';
import { groupScripts } from './group.mjs';
import { listChanged } from './list-changed.mjs';
import { planChecks } from './plan.mjs';
import { leaveToOtherCommits, readCommitTime } from './rotate.mjs';
import { runScript } from './run-script.mjs';

const HELP = `Installs what is missing, builds the site and runs every check.

  npm test [-- OPTIONS]

  --changed    runs only what a change can break: pages, their examples, and what reads them
  --since REF  the commit that the change starts from; default HEAD, so what is not committed yet
  --all        leaves nothing to other commits: runs all tests of tests/build/rotated and tests/product/rotated, of which
               the hour of the last commit otherwise chooses one each, and the examples of all pages, and all walks, also
               where they passed as they are
  --help       this text

Each failure is named again at the end. The last line is "N passed, N failed": tests, and one for each linter and build.

Single checks: npm run lint:types, lint:code, lint:styles, lint:format, lint:prose, lint:openapi, test:unit, test:build,
test:product, test:e2e.

CHROME_PATH names the browser to use; without it one is looked for, and installed where there is none.`;

/** @typedef {import('./run-script.mjs').Script} Script */
/** @typedef {import('./group.mjs').Lane} Lane */

/** Scripts that look like checks and are none of these, each for a reason. @type {Record<string, string>} */
const LEFT_OUT = {
  'test:mutations': 'tests the tests, not the site, and takes longer than all other checks together',
};

/** @returns {string[]} the names of package.json's scripts that are checks */
function listChecks() {
  const { scripts } = /** @type {{ scripts: Record<string, string> }} */ (readJson('package.json'));
  return Object.keys(scripts).filter((name) => /^(?:lint|test):/.test(name) && !(name in LEFT_OUT));
}

/**
 * Runs the scripts of a lane, also after one that failed.
 *
 * @param {Lane} lane
 * @param {NodeJS.ProcessEnv} env
 */
async function runLane(lane, env) {
  const tallies = [];
  for (const script of lane) {
    tallies.push(await runScript(script, env));
  }
  return tallies;
}

/** Keeps other builds away from what the tests read. */
async function keepBuild() {
  const { claimFolder } = await import('../../../plugins/site/build-lock/src/claim-folder.mjs');
  for (const folder of ['build', '.docusaurus']) {
    const remedy = 'end it and run the checks again';
    orUserError(() => claimFolder({ folder: resolve(folder), siteDir: resolve('.'), remedy }));
  }
}

/**
 * Every check, in groups of lanes.
 *
 * @param {boolean} isWhole whether nothing is left to the checks of other commits
 * @returns {Promise<Lane[][]>}
 */
async function planAll(isWhole) {
  const time = isWhole ? undefined : await readCommitTime();
  return groupScripts(listChecks().map((name) => (time === undefined ? { name } : leaveToOtherCommits(name, time))));
}

/**
 * What has to run, in groups of lanes.
 *
 * @param {{ changed: boolean, since: string, all: boolean }} options
 * @returns {Promise<Lane[][]>}
 */
async function planRun({ changed, since, all }) {
  if (!changed) {
    return planAll(all);
  }
  // Installed by now.
  const { globSync } = await import('tinyglobby');
  const files = await listChanged(since);
  console.log(`${files.length} files differ from ${since}`);
  const plan = planChecks(
    files.filter((file) => existsSync(file)),
    {
      allPages: globSync('docs/**/*.{md,mdx}'),
      hasExamples: (file) => readFileSync(file, 'utf8').includes('```'),
      hasWalk: (file) => existsSync(file.replace(/^docs/, 'product/walks').replace(/\.mdx?$/, '.ts')),
    },
  );
  const isRemoved = files.some((file) => !existsSync(file));
  return plan === 'everything' || isRemoved ? planAll(all) : plan.map((script) => [[script]]);
}

/** The unit tests look for the sources of claims in the product's packages. */
const needsProduct = (/** @type {Script} */ { name }) =>
  ['test:unit', 'test:product', 'verify', 'screenshots'].includes(name);

void main(async () => {
  const { values } = parseArgs({
    options: {
      changed: { type: 'boolean', default: false },
      since: { type: 'string', default: 'HEAD' },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  await installPackages();
  const groups = await planRun(values);
  // Takes longest, and neither the site nor a linter needs it.
  const product = groups.flat(2).some(needsProduct)
    ? installPackages({ folder: 'product', title: 'Installing the product' })
    : Promise.resolve();
  // Whoever waits for it is told; until then a failure is nobody's.
  product.catch(() => undefined);
  const env = { ...process.env, CHROME_PATH: await findTestBrowser() };
  // Before the tests, since those that run side by side would call the package manager at the same time. Where nginx
  // can't be had, the tests that need it say so.
  await findNginx().catch(() => undefined);
  await buildSite();
  await keepBuild();

  /** @type {import('./results.mjs').Tally} */
  const total = { passed: 1, failed: 0, failures: [] };
  for (const lanes of groups) {
    if (lanes.flat().some(({ name }) => !name.startsWith('lint:'))) {
      await product;
    }
    const tallies = await Promise.all(lanes.map((lane) => runLane(lane, env)));
    for (const { passed, failed, failures } of tallies.flat()) {
      total.passed += passed;
      total.failed += failed;
      total.failures.push(...failures);
    }
  }
  // Where a log is cut, its end is what is left.
  total.failures.forEach((failure) => console.log(`failed: ${failure}`));
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`${total.passed} passed, ${total.failed} failed`);
});
