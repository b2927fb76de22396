import { stripVTControlCharacters } from 'node:util';
import { step } from './report.mjs';
import { run } from './run.mjs';
import { UserError } from './user-error.mjs';

/** @param {string} output what the build printed */
function lastError(output) {
  const reasons = [
    ...stripVTControlCharacters(output).matchAll(/(?:\[ERROR\]|\[cause\]:|Error:) *(?:Error: )*(.+)/g),
  ].map((match) => match[1]);
  return reasons.at(-1) ?? 'the build failed';
}

/**
 * Builds the site into `build/`.
 *
 * @returns {Promise<void>}
 * @throws {UserError} with the build's last reason and the file that holds the rest
 */
export async function buildSite() {
  await step('Building the site', async () => {
    const { exitCode, output, logFile } = await run('npx', ['docusaurus', 'build'], { logName: 'build' });
    if (exitCode !== 0) {
      throw new UserError(`${lastError(output)} (all of it: ${logFile})`);
    }
  });
}
