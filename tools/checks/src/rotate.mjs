import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from '../../bootstrap/src/run.mjs';

/**
 * Tests that take minutes, since they install whole projects from the package registry, move whole databases, or wait for
 * a server to restart again and again. What they check changes with their own pages alone, so each commit runs one of them.
 */
const ROTATED = 'tests/product/rotated';

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
async function readCommitTime() {
  const { exitCode, output } = await run('git', ['log', '-1', '--format=%ct'], { logName: 'commit-time' });
  return exitCode === 0 ? Number(output) : undefined;
}

/**
 * Tells what this commit leaves to others: all rotated tests but one, and of the pages whose examples passed as they are,
 * all but a part. Without a commit, nothing is left.
 *
 * @returns {Promise<{ args: string[], env: NodeJS.ProcessEnv }>} for `test:product`
 */
export async function leaveToOtherCommits() {
  const files = readdirSync(ROTATED)
    .filter((name) => name.endsWith('.test.ts'))
    .sort();
  const time = await readCommitTime();
  const chosen = time === undefined ? undefined : choose(files, time);
  if (time === undefined || chosen === undefined) {
    return { args: [], env: {} };
  }
  console.log(
    `${basename(ROTATED)} tests: ${chosen}, by the time of this commit; npm test -- --all runs all ${files.length}`,
  );
  const left = files.filter((name) => name !== chosen);
  return {
    args: left.flatMap((name) => ['--exclude', join(ROTATED, name)]),
    env: { TEST_TURN: String(Math.floor(time / HOUR)) },
  };
}
