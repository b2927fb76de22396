import { expect, test } from 'vitest';
import { findNewest, sumExamples } from './pages';

const page = { path: '/a', title: 'A', description: '' };

test('the newest change is the greatest known time', () => {
  expect(findNewest([{ ...page, lastUpdatedAt: 5 }, page, { ...page, lastUpdatedAt: 9 }])).toBe(9);
});

test('pages without a known change have no newest one', () => {
  expect(findNewest([page])).toBeUndefined();
  expect(findNewest([])).toBeUndefined();
});

test('examples of pages add up', () => {
  const examples = { checked: 3, left: 1 };
  expect(sumExamples([{ ...page, examples }, page, { ...page, examples }])).toEqual({ checked: 6, left: 2 });
});
