import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, openSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { UserError } from './user-error.mjs';

/** Where the whole output of quiet commands is kept. */
export const LOG_FOLDER = '.cache/logs';

/**
 * @typedef {object} RunResult
 * @property {number} exitCode 1 or more: the command failed or could not be started
 * @property {string} output what it printed, both streams
 * @property {string} logFile file that holds the same
 */

/**
 * @param {string} logFile
 * @throws {UserError} when the project's folder can't be written
 */
function openLog(logFile) {
  try {
    mkdirSync(LOG_FOLDER, { recursive: true });
    return createWriteStream(logFile, { fd: openSync(logFile, 'w') });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new UserError(`${logFile} can't be written (${code}): make this folder writable, or use a copy of it`);
  }
}

/**
 * Runs a command, keeps what it prints in a file, and gives it back.
 *
 * @param {string} command a program, found on the PATH
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, logName?: string, onOutput?: (text: string) => void }} [options]
 *   `logName`: the log file's name; `onOutput`: called with output as it comes
 * @returns {Promise<RunResult>} settled when the command has ended, whatever its exit code
 * @throws {UserError} when the log file can't be written
 */
export async function run(command, args, { env = process.env, logName = command, onOutput } = {}) {
  const logFile = `${LOG_FOLDER}/${logName.replace(/\W+/g, '-')}.log`;
  const log = openLog(logFile);
  let output = '';
  const keep = (/** @type {Buffer} */ chunk) => {
    const text = chunk.toString();
    output += text;
    log.write(text);
    onOutput?.(text);
  };
  /** @type {number} */
  const exitCode = await new Promise((resolve) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => {
      keep(Buffer.from(String(error)));
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
  log.end();
  await finished(log);
  return { exitCode, output, logFile };
}
