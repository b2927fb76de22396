import { run } from '../../bootstrap/src/run.mjs';
import { UserError } from '../../bootstrap/src/user-error.mjs';

/** @param {string[]} args */
async function git(args) {
  const { exitCode, output } = await run('git', args, { logName: 'changed' });
  if (exitCode !== 0) {
    throw new UserError(`git ${args.join(' ')} failed: ${output.trim()}`);
  }
  return output.split('\n').filter(Boolean);
}

/**
 * Lists the files that differ from a commit, in the working tree or in commits since.
 *
 * @param {string} since a commit, branch, or tag
 * @returns {Promise<string[]>} paths; for a file that was removed or renamed, its former one too
 * @throws {UserError} outside of a Git repository, or when it has no such commit
 */
export async function listChanged(since) {
  const [differing, added] = [
    await git(['diff', '--name-only', '--no-renames', since, '--']),
    await git(['ls-files', '--others', '--exclude-standard']),
  ];
  return [...differing, ...added];
}
