/*
 * Runs one script with all that it starts, in a process group of its own: started by run-in-shell.ts, which says what to
 * run over the process's channel, and gone, with the whole group, when that channel closes.
 */
import { spawn } from 'node:child_process';

/** @typedef {import('./run-in-shell').Order} Order */

/** @param {Order} order */
function runScript({ script, cwd, until, timeout }) {
  let output = '';
  const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endGroup = () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // Everything in it has ended already.
    }
  };
  /** @param {import('./run-in-shell').Ended} ended */
  const report = (ended) => {
    endGroup();
    process.send?.(ended, () => process.exit());
  };
  const timer = setTimeout(() => {
    report({ output, problem: `did not end within ${timeout < 1000 ? `${timeout} ms` : `${timeout / 1000} s`}` });
  }, timeout);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      if (until !== undefined && output.includes(until)) {
        clearTimeout(timer);
        report({ output });
      }
    });
  }
  child.on('error', (error) => {
    report({ output, problem: `bash could not be started: ${error.message}` });
  });
  child.on('close', (code) => {
    clearTimeout(timer);
    report({ output, exitCode: code ?? 1 });
  });
  process.on('disconnect', () => {
    endGroup();
    process.exit();
  });
}

process.once('message', (/** @type {Order} */ order) => {
  runScript(order);
});
