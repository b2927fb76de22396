import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { shellEnvironment } from '../../../tools/product/verify/src/shell-environment';

type CommandOptions = {
  /** Variables on top of those that examples run with. */
  env?: Record<string, string>;
  /** Tells from the output so far whether to end the command; without it, the command ends by itself. */
  until?: (output: string) => boolean;
  /** What to type when a text has appeared, by that text; each is typed once. */
  answers?: Record<string, string>;
};

/** What a command printed, without colors, and its exit code; `undefined`: it was ended by `until`. */
type CommandResult = { output: string; exitCode: number | undefined };

/**
 * Runs a command in a folder, as a reader would, in a process group of its own that is gone afterwards.
 *
 * @param script what a shell runs
 * @returns when the command has ended or `until` holds; a failure is told by the exit code
 */
export function runCommand(folder: string, script: string, options: CommandOptions = {}): Promise<CommandResult> {
  const { env = {}, until = () => false, answers = {} } = options;
  const open = new Map(Object.entries(answers));
  const child = spawn('bash', ['-c', script], {
    cwd: folder,
    detached: true,
    env: { ...shellEnvironment(), ...env },
    stdio: 'pipe',
  });
  if (open.size === 0) {
    child.stdin.end();
  }
  return new Promise((resolve, reject) => {
    let output = '';
    let isEnded = false;
    const watch = setInterval(() => {
      if (until(output)) {
        end();
      }
    }, 100);
    const end = (code?: number) => {
      clearInterval(watch);
      if (isEnded) {
        return;
      }
      isEnded = true;
      try {
        process.kill(-(child.pid ?? 0), 'SIGKILL');
      } catch {
        // Everything in it has ended already.
      }
      resolve({ output, exitCode: code });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += stripVTControlCharacters(chunk.toString());
        for (const [prompt, answer] of open) {
          if (output.includes(prompt)) {
            open.delete(prompt);
            child.stdin.write(`${answer}\n`);
          }
        }
      });
    }
    child.on('error', reject);
    child.on('close', (code) => end(code ?? 1));
  });
}
