import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { step } from './report.mjs';
import { run } from './run.mjs';
import { UserError } from './user-error.mjs';

/** Lies inside the folder that it speaks of, so that it goes with it; from the project that is installed. */
const MARKER = 'node_modules/.installed-lockfile';

/** Room that a fresh install takes, with some to spare for the build, MB. */
const NEEDED_MB = 1500;

/** `npm run --silent` hands its silence down; a failure must be read all the same. */
const AUDIBLE = '--loglevel=notice';

const NETWORK_FAILURE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/;
const NO_NETWORK =
  'npm could not reach its package registry: connect this machine to the network, then run the command again';

/**
 * What a failed `npm ci` says, and what to tell the user about it.
 *
 * @type {[pattern: RegExp, remedy: string][]}
 */
const REMEDIES = [
  [/ENOSPC/, `no room is left on the disk: free ${NEEDED_MB} MB, then run the command again`],
  [NETWORK_FAILURE, NO_NETWORK],
  [/EUSAGE/, 'package-lock.json does not fit package.json: run npm install, then run the command again'],
  [/EACCES|EPERM/, 'npm may not write to node_modules: make the folder yours, then run the command again'],
];

/**
 * @param {{ output: string, logFile: string }} failure
 * @returns {string} one line: what is wrong and what to do
 */
export function explainInstallFailure({ output, logFile }) {
  const remedy = REMEDIES.find(([pattern]) => pattern.test(output))?.[1];
  return remedy ?? `npm ci failed: read ${logFile}, fix what it says, then run the command again`;
}

/**
 * @param {string} folder
 * @throws {UserError} when the disk that holds the folder has too little room
 */
function requireRoom(folder) {
  const { bavail, bsize } = statfsSync(folder);
  const freeMb = Math.floor((bavail * bsize) / 1e6);
  if (freeMb < NEEDED_MB) {
    throw new UserError(
      `the disk has ${freeMb} MB free and an install takes ${NEEDED_MB} MB: free some, then run again`,
    );
  }
}

/**
 * Asks the registry for a sign of life first: `npm ci` without a network tries each of its hundreds
 * of packages again and again, for an hour.
 *
 * @throws {UserError} when the network is the reason that there is none
 */
async function requireRegistry() {
  const options = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=15000', AUDIBLE];
  const { exitCode, output } = await run('npm', ['ping', ...options], { logName: 'npm-ping' });
  // A registry may not answer pings at all; only a failing network counts.
  if (exitCode !== 0 && NETWORK_FAILURE.test(output)) {
    throw new UserError(NO_NETWORK);
  }
}

/**
 * Installs the packages of a project's lockfile unless they are there already.
 *
 * @param {{ folder?: string, title?: string }} [options] `folder`: where the project lies, default the repository;
 *   `title`: what the step is called
 * @returns {Promise<void>}
 * @throws {UserError} when npm can't install them, with the remedy
 */
export async function installPackages({ folder = '.', title = 'Installing packages' } = {}) {
  const lockfileHash = createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex');
  const marker = `${folder}/${MARKER}`;
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockfileHash) {
    return;
  }
  requireRoom(folder);
  await step(title, async () => {
    await requireRegistry();
    const args = ['ci', '--prefix', folder, '--no-audit', '--no-fund', AUDIBLE];
    const result = await run('npm', args, { logName: folder === '.' ? 'npm-ci' : `npm-ci-${folder}` });
    if (result.exitCode !== 0) {
      throw new UserError(explainInstallFailure(result));
    }
    writeFileSync(marker, lockfileHash);
  });
}
