import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../bootstrap/src/run.mjs';

/** @typedef {import('./run-script.mjs').Script} Script */

/**
 * Tests that take minutes, by the script that runs them: those of the product install whole projects from the package
 * registry, move whole databases, or wait for a server to restart again and again; those of the build measure this site
 * and others. What they check changes with their own pages or tools alone, so each commit runs one of a folder.
 *
 * @type {Record<string, string>}
 */
const ROTATED = { 'test:build': 'tests/build/rotated', 'test:product': 'tests/product/rotated' };

const HOUR = 3600;

/**
 * Chooses one of several by a time: each comes up as often as the others.
 *
 * @template Item
 * @param {Item[]} items
 * @param {number} seconds since 1970
 * @returns {Item | undefined} none of none
 */
export function choose(items, seconds) {
  return items[Math.floor(seconds / HOUR) % items.length];
}

/** @returns {Promise<number | undefined>} when the last commit was made, in seconds since 1970; none without Git */
export async function readCommitTime() {
  const { exitCode, output } = await run('git', ['log', '-1', '--format=%ct'], { logName: 'commit-time' });
  return exitCode === 0 ? Number(output) : undefined;
}

/**
 * Tells what a script leaves to other commits: all of its rotated tests but one, and of the pages whose examples passed
 * as they are, all but a part.
 *
 * @param {string} name of the script
 * @param {number} seconds since 1970
 * @returns {Script} nothing is left by a script without such tests
 */
export function leaveToOtherCommits(name, seconds) {
  const folder = ROTATED[name];
  if (folder === undefined) {
    return { name };
  }
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .sort();
  const chosen = choose(files, seconds);
  console.log(`${folder}: ${chosen}, by the time of this commit; npm test -- --all runs all ${files.length}`);
  return {
    name,
    args: files.filter((file) => file !== chosen).flatMap((file) => ['--exclude', join(folder, file)]),
    env: { TEST_TURN: String(Math.floor(seconds / HOUR)) },
  };
}
