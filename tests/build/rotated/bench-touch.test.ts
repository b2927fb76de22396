import { expect, test } from 'vitest';
import { bench } from '../../support/bench';

test('bench:touch taps each control of a small corpus', async () => {
  const { exitCode, output } = await bench('bench:touch', '--quick', '--pages', '6', '--only', 'this site');
  expect(exitCode, output).toBe(0);
  for (const control of ['search', 'tabs', 'menu', 'color mode', 'copy', 'hydrated']) {
    expect(output).toMatch(new RegExp(`^${control}, 0.5 s +\\d+$`, 'm'));
  }
  expect(output).toMatch(/^lost taps +0 of 5$/m);
});
