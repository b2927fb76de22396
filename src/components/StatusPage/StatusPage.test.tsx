import { expect, test } from 'vitest';
import { findNewest } from './pages';

const page = { path: '/a', title: 'A', description: '' };

test('the newest change is the greatest known time', () => {
  expect(findNewest([{ ...page, lastUpdatedAt: 5 }, page, { ...page, lastUpdatedAt: 9 }])).toBe(9);
});

test('pages without a known change have no newest one', () => {
  expect(findNewest([page])).toBeUndefined();
  expect(findNewest([])).toBeUndefined();
});
