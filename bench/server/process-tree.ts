import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Time between two looks at the memory, ms. */
const INTERVAL = 50;

/** Parent and resident memory of every process, by id. */
function readProcesses(): Map<number, { parent: number; kilobytes: number }> {
  const found = new Map<number, { parent: number; kilobytes: number }>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const read = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      found.set(Number(name), { parent: read('PPid'), kilobytes: read('VmRSS') });
    } catch {
      // It has ended in the meantime.
    }
  }
  return found;
}

/** Resident memory of a process and all its descendants, MB. Memory that they share is counted for each of them. */
export function measureMemory(pid: number): number {
  const processes = readProcesses();
  const isInside = (id: number): boolean =>
    id === pid || (processes.has(id) && isInside(processes.get(id)?.parent ?? 0));
  let kilobytes = 0;
  for (const [id, process] of processes) {
    kilobytes += isInside(id) ? process.kilobytes : 0;
  }
  return (kilobytes * 1024) / 1e6;
}

/** A command that runs, or has run. */
export type Running = {
  pid: number;
  /** Seconds until it printed what was waited for, or ended. */
  seconds: number;
  /** The most memory up to then, MB. */
  peak: number;
  exitCode: number | undefined;
  output: string;
  stop: () => void;
};

/**
 * Runs a program and watches its memory.
 *
 * @param until what it prints when it is ready; without it, the program ends by itself
 */
export function watchCommand(
  args: string[],
  { cwd, env, until }: { cwd: string; env: Record<string, string>; until?: string },
): Promise<Running> {
  const begin = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = child.pid ?? 0;
  let output = '';
  let peak = 0;
  return new Promise((resolve, reject) => {
    const end = (exitCode?: number) => {
      clearInterval(timer);
      const seconds = (performance.now() - begin) / 1000;
      resolve({ pid, seconds, peak, exitCode, output, stop: () => child.kill('SIGKILL') });
    };
    const timer = setInterval(() => {
      peak = Math.max(peak, measureMemory(pid));
    }, INTERVAL);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (until !== undefined && output.includes(until)) {
          end();
        }
      });
    }
    child.on('error', reject);
    child.on('close', (code) => end(code ?? 1));
  });
}
