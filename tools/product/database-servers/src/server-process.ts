import { execFile, spawn } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listen } from '../../../bootstrap/src/listen.mjs';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import type { Account } from './programs';
import { removeFolder } from '../../../bootstrap/src/remove-folder.mjs';

const execute = promisify(execFile);

/** How long a server may take until it answers, ms. */
const TIMEOUT = 600_000;

/** A folder for a server's data, which it alone may read. */
export function makeDataFolder(name: string, { uid, gid }: Account): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  if (uid !== undefined && gid !== undefined) {
    chownSync(folder, uid, gid);
  }
  return folder;
}

/** A port of the loopback address that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await listen(probe, { host: '127.0.0.1', port: 0 });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return port;
}

/**
 * Runs a program that prepares a server to its end.
 *
 * @throws UserError with what it printed when it fails
 */
export async function prepare(program: string, args: string[], options: Account & { cwd: string }): Promise<void> {
  try {
    await execute(program, args, options);
  } catch (error) {
    throw new UserError(`${program} failed: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Starts a server and waits until it answers. It ends with this process at the latest.
 *
 * @param ready what it prints when it answers
 * @returns what ends it and removes its data
 * @throws UserError with what it printed when it ends before, or does not answer in time
 */
export async function startServer(
  program: string,
  args: string[],
  { ready, folder, ...account }: Account & { ready: string; folder: string },
): Promise<() => Promise<void>> {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...account });
  // At once, and for PostgreSQL with its helpers, which SIGKILL would leave behind.
  const end = () => child.kill('SIGQUIT');
  process.once('exit', end);
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  let output = '';
  const answers = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), TIMEOUT);
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(ready)) {
        clearTimeout(timer);
        resolve(true);
      }
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => {
      clearTimeout(timer);
      resolve(false);
    });
  });
  async function stop(): Promise<void> {
    process.off('exit', end);
    end();
    await ended;
    removeFolder(folder);
  }
  if (!answers) {
    await stop();
    throw new UserError(`${program} did not start: ${output.trim().split('\n').slice(-5).join(' ')}`);
  }
  return stop;
}
