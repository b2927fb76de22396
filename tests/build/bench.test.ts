import { expect, test } from 'vitest';
import { bench } from '../support/bench';

test('bench:pages names the generators when none fits', async () => {
  const { exitCode, output } = await bench('bench:pages', '--only', 'jekyll');
  expect(exitCode).toBe(1);
  expect(output).toContain('--only jekyll matches no name: there are this site, stock Docusaurus, stock + search');
});

test('bench:touch names the sites when none fits, and refuses a wrong number', async () => {
  const unknown = await bench('bench:touch', '--only', 'jekyll');
  expect(unknown.exitCode).toBe(1);
  expect(unknown.output).toContain('--only jekyll matches no name: there are this site, Starlight, VitePress');
  const wrong = await bench('bench:touch', '--runs', '0');
  expect(wrong.exitCode).toBe(1);
  expect(wrong.output).toContain('--runs 0: give one whole number above 0, such as --runs 5');
});
