import { expect, test } from 'vitest';
import { bench } from '../../support/bench';

test('bench:growth measures a small corpus', async () => {
  const { exitCode, output } = await bench('bench:growth', '--pages', '6');
  expect(exitCode, output).toBe(0);
  expect(output).toMatch(/^6 pages: [\d.]+ s, \d+ MB; KB: document [\d.]+, .* with MiniSearch [\d.]+$/m);
});
