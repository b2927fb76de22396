import { expect, test } from 'vitest';
import { benchPages } from '../../support/bench';

test('bench:pages measures a small corpus: stock + search', async () => {
  const columns = await benchPages('stock + search');
  // Lighthouse, which has four columns, is left out.
  expect(columns.filter((column) => Number(column) >= 0)).toHaveLength(11);
  expect(columns.filter((column) => column === '-')).toHaveLength(4);
});
