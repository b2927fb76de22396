import { expect, test } from 'vitest';
import { explainSize } from './byte-limits';

test('planted: a sheet that is too large, and a limit that is', () => {
  expect(explainSize('the sheet', 1000, 1000)).toEqual([]);
  expect(explainSize('the sheet', 980, 1000)).toEqual([]);
  expect(explainSize('the sheet', 1001, 1000)).toEqual(['the sheet has 1001 bytes in place of at most 1000']);
  expect(explainSize('the sheet', 979, 1000)).toEqual(['the sheet has 979 bytes: lower the limit of 1000 to that']);
});
