import { parseArgs } from 'node:util';
import { UserError } from './user-error.mjs';

/** @param {number} start `performance.now()` at the start */
function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/**
 * Runs one step and says what it does and how long it took, a line each; steps may run side by side.
 *
 * @template T
 * @param {string} title what the step does, e.g. `Installing packages`
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>} what the work gives
 */
export async function step(title, work) {
  console.log(`• ${title} …`);
  const start = performance.now();
  const result = await work();
  console.log(`  done in ${secondsSince(start)}: ${title}`);
  return result;
}

/**
 * Runs a command's body. A failure that the user can mend ends it with one line and exit code 1,
 * any other one with its stack.
 *
 * @param {() => Promise<void>} body
 */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof UserError || isArgumentError(error) ? `error: ${error.message}` : error);
    process.exitCode = 1;
  }
}

/**
 * Runs the body of a command that has no option but `--help`, as `main` does.
 *
 * @param {string} help what `--help` prints
 * @param {() => Promise<void>} body
 */
export function mainWithoutOptions(help, body) {
  return main(async () => {
    const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
    if (values.help) {
      console.log(help);
      return;
    }
    await body();
  });
}

/**
 * @param {unknown} error
 * @returns {error is Error} whether `parseArgs` refused the command line
 */
function isArgumentError(error) {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
