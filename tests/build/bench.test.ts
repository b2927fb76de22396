import { expect, test } from 'vitest';
import { run } from '../../tools/bootstrap/src/run.mjs';

/** Runs one of the benchmarks; its figures depend on the machine and are not held here. */
async function bench(script: string, ...args: string[]): Promise<{ exitCode: number; output: string }> {
  return run('npm', ['run', '--silent', script, '--', ...args], { logName: script });
}

test.each(['this site', 'stock + search'])('bench:pages measures a small corpus: %s', async (name) => {
  const { exitCode, output } = await bench('bench:pages', '--quick', '--pages', '6', '--only', name);
  expect(exitCode, output).toBe(0);
  const row = output.split('\n').find((line) => line.startsWith(`${name} `) && !line.includes('…')) ?? '';
  const figures = row.slice(name.length).trim().split(/\s+/);
  // Lighthouse, which has four columns, is left out.
  expect(figures.filter((figure) => Number(figure) >= 0)).toHaveLength(11);
  expect(figures.filter((figure) => figure === '-')).toHaveLength(4);
});

test('bench:pages names the generators when none fits', async () => {
  const { exitCode, output } = await bench('bench:pages', '--only', 'jekyll');
  expect(exitCode).toBe(1);
  expect(output).toContain('--only jekyll matches no name: there are this site, stock Docusaurus, stock + search');
});

test('bench:touch taps each control of a small corpus', async () => {
  const { exitCode, output } = await bench('bench:touch', '--quick', '--pages', '6', '--only', 'this site');
  expect(exitCode, output).toBe(0);
  for (const control of ['search', 'tabs', 'menu', 'color mode', 'copy', 'hydrated']) {
    expect(output).toMatch(new RegExp(`^${control}, 0.5 s +\\d+$`, 'm'));
  }
  expect(output).toMatch(/^lost taps +0 of 5$/m);
});

test('bench:touch names the sites when none fits, and refuses a wrong number', async () => {
  const unknown = await bench('bench:touch', '--only', 'jekyll');
  expect(unknown.exitCode).toBe(1);
  expect(unknown.output).toContain('--only jekyll matches no name: there are this site, Starlight, VitePress');
  const wrong = await bench('bench:touch', '--runs', '0');
  expect(wrong.exitCode).toBe(1);
  expect(wrong.output).toContain('--runs 0: give one whole number above 0, such as --runs 5');
});

test('bench:growth measures a small corpus', async () => {
  const { exitCode, output } = await bench('bench:growth', '--pages', '6');
  expect(exitCode, output).toBe(0);
  expect(output).toMatch(/^6 pages: [\d.]+ s, \d+ MB; KB: document [\d.]+, .* with MiniSearch [\d.]+$/m);
});

test('bench:search asks this site all golden queries', async () => {
  const { exitCode, output } = await bench('bench:search', '--only');
  expect(exitCode, output).toBe(0);
  expect(output).toMatch(/^this site +\d+ /m);
});
