import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { finished } from 'node:stream/promises';

/** Where the whole output of quiet commands is kept. */
export const LOG_FOLDER = '.cache/logs';

/**
 * @typedef {object} RunResult
 * @property {number} exitCode 1 or more: the command failed or could not be started
 * @property {string} output what it printed, both streams
 * @property {string} logFile file that holds the same
 */

/**
 * Runs a command, keeps what it prints in a file, and gives it back.
 *
 * @param {string} command a program, found on the PATH
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, logName?: string, onOutput?: (text: string) => void }} [options]
 *   `logName`: the log file's name; `onOutput`: called with output as it comes
 * @returns {Promise<RunResult>} settled when the command has ended; never rejected
 */
export async function run(command, args, { env = process.env, logName = command, onOutput } = {}) {
  mkdirSync(LOG_FOLDER, { recursive: true });
  const logFile = `${LOG_FOLDER}/${logName.replace(/\W+/g, '-')}.log`;
  const log = createWriteStream(logFile);
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
