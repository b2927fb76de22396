import { readFileSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { DOCUSAURUS } from '../tools/bootstrap/src/docusaurus.mjs';
import { run } from '../tools/bootstrap/src/run.mjs';

export type BuildFigures = { seconds: number; peakMemoryMb: number };

const PEAK_MEMORY_FILE = '.cache/peak-memory';
const CACHES = ['.docusaurus', 'build', 'node_modules/.cache'];

/**
 * Builds the site once.
 *
 * @param cold throw the caches of former builds away first
 * @returns wall-clock time and the largest resident memory of the build's process
 * @throws Error when the build fails
 */
export async function measureBuild(cold: boolean): Promise<BuildFigures> {
  if (cold) {
    CACHES.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  }
  const preload = pathToFileURL('bench/report-peak-memory.mjs').href;
  const env = { ...process.env, NODE_OPTIONS: `--import ${preload}`, PEAK_MEMORY_FILE };
  const start = performance.now();
  const { exitCode, logFile } = await run(process.execPath, [DOCUSAURUS, 'build'], { env, logName: 'bench-build' });
  const seconds = (performance.now() - start) / 1000;
  if (exitCode !== 0) {
    throw new Error(`the build failed: ${logFile}`);
  }
  return { seconds, peakMemoryMb: Number(readFileSync(PEAK_MEMORY_FILE, 'utf8')) / 1024 };
}
