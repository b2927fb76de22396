import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../tools/bootstrap/src/run.mjs';

export type BuildFigures = { seconds: number; peakMemoryMb: number };

/** How a site is built. */
export type Build = {
  name: string;
  /** A script of Node.js and its arguments, to be run in the site's folder. */
  command: string[];
  /** What a build leaves for the next one, in the site's folder. */
  caches: string[];
};

const PEAK_MEMORY_FILE = resolve('.cache/peak-memory');
const REPORT_PEAK_MEMORY = pathToFileURL('bench/report-peak-memory.mjs').href;

/** Where bundlers keep what they have compiled, whatever site it was for. */
const PACKAGE_CACHES = ['.cache', '.astro', '.vite'].flatMap((cache) =>
  ['node_modules', 'bench/peers/node_modules'].map((packages) => join(packages, cache)),
);

/**
 * Builds a site once.
 *
 * @param folder where it lies
 * @param cold throw the caches of former builds away first
 * @returns wall-clock time and the largest resident memory of the build's process
 * @throws Error when the build fails
 */
export async function measureBuild(
  { name, command, caches }: Build,
  folder: string,
  { cold }: { cold: boolean },
): Promise<BuildFigures> {
  if (cold) {
    const all = [...caches.map((cache) => join(folder, cache)), ...PACKAGE_CACHES];
    all.forEach((cache) => rmSync(cache, { recursive: true, force: true }));
  }
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_OPTIONS: `--import ${REPORT_PEAK_MEMORY}`,
    PEAK_MEMORY_FILE,
  };
  const start = performance.now();
  const inFolder = ['-c', `cd '${folder}' && exec "$0" "$@"`, process.execPath, ...command];
  const { exitCode, logFile } = await run('sh', inFolder, { env, logName: `bench-build-${name}` });
  const seconds = (performance.now() - start) / 1000;
  if (exitCode !== 0) {
    throw new Error(`the build of ${name} failed: ${logFile}`);
  }
  return { seconds, peakMemoryMb: Number(readFileSync(PEAK_MEMORY_FILE, 'utf8')) / 1024 };
}
