import { expect, test } from 'vitest';
import type { Difference, PageRecord } from '../src/record';
import { settle, UNSTEADY } from '../src/settle';

const difference = (example: string, problem: string): Difference => ({ example, kind: 'response', problem });
const page = (parts: Partial<PageRecord>): PageRecord => ({ same: [], different: [], notRunnable: [], ...parts });

test('a difference that comes twice stays', () => {
  const record = page({ same: ['a'], different: [difference('b', '-1\n+2')] });
  expect(settle(record, record)).toEqual(record);
});

test('an example that passes the second time is the same', () => {
  const first = page({ same: ['a'], different: [difference('b', '-1\n+2')] });
  expect(settle(first, page({ same: ['a', 'b'] }))).toEqual(page({ same: ['a', 'b'] }));
});

test('an example with another result each time says nothing about the version', () => {
  const first = page({ different: [{ ...difference('b', '-1\n+2'), hidden: true }] });
  const second = page({ different: [{ ...difference('b', '-1\n+3'), hidden: true }] });
  expect(settle(first, second)).toEqual(page({ notRunnable: [{ example: 'b', reason: UNSTEADY, hidden: true }] }));
});
