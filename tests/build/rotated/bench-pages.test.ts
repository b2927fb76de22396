import { expect, test } from 'vitest';
import { benchPages } from '../../support/bench';

test('bench:pages measures a small corpus: this site', async () => {
  const columns = await benchPages('this site');
  // Lighthouse, which has four columns, is left out.
  expect(columns.filter((column) => Number(column) >= 0)).toHaveLength(11);
  expect(columns.filter((column) => column === '-')).toHaveLength(4);
});
