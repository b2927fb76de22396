import { run } from '../../tools/bootstrap/src/run.mjs';

/**
 * Runs one of the benchmarks; its figures depend on the machine and are not held by tests.
 *
 * @param script of package.json, such as `bench:pages`
 * @param args its options
 */
export async function bench(script: string, ...args: string[]): Promise<{ exitCode: number; output: string }> {
  return run('npm', ['run', '--silent', script, '--', ...args], { logName: script });
}

/**
 * The figures that `bench:pages` prints of one site, of a corpus of six pages.
 *
 * @param name as in the first column
 * @returns its columns; `-` where nothing was measured
 */
export async function benchPages(name: string): Promise<string[]> {
  const { exitCode, output } = await bench('bench:pages', '--quick', '--pages', '6', '--only', name);
  const row = output.split('\n').find((line) => line.startsWith(`${name} `) && !line.includes('…'));
  if (exitCode !== 0 || row === undefined) {
    throw new Error(`bench:pages ended with ${exitCode}:\n${output}`);
  }
  return row.slice(name.length).trim().split(/\s+/);
}
