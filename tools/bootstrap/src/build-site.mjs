import { stripVTControlCharacters } from 'node:util';
import { step } from './report.mjs';
import { run } from './run.mjs';
import { UserError } from './user-error.mjs';

/**
 * Says in one line why a build failed.
 *
 * @param {{ output: string, logFile: string }} failure
 */
export function explainBuildFailure({ output, logFile }) {
  const text = stripVTControlCharacters(output);
  // What the site's own configuration says is complete; Docusaurus' last reason is not.
  const [, own] = /^error: (.+)$/m.exec(text) ?? [];
  const [, last = 'the build failed'] =
    [...text.matchAll(/(?:\[ERROR\]|\[cause\]:|Error:) *(?:Error: )*(.+)/g)].at(-1) ?? [];
  return own ?? `${last} (all of it: ${logFile})`;
}

/**
 * Builds the site into `build/`.
 *
 * @returns {Promise<void>}
 * @throws {UserError} with the build's last reason and the file that holds the rest
 */
export async function buildSite() {
  await step('Building the site', async () => {
    const result = await run('npx', ['docusaurus', 'build'], { logName: 'build' });
    if (result.exitCode !== 0) {
      throw new UserError(explainBuildFailure(result));
    }
  });
}
