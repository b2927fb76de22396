import { expect, test } from 'vitest';
import { bench } from '../../support/bench';

test('bench:search asks this site all golden queries', async () => {
  const { exitCode, output } = await bench('bench:search', '--only');
  expect(exitCode, output).toBe(0);
  expect(output).toMatch(/^this site +\d+ /m);
});
