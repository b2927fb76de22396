import { expect, test } from 'vitest';
import { isPartOfPage } from '../src';

test('pages are named by the router, parts of libraries have no name', () => {
  expect(isPartOfPage({ name: '5e95c892' })).toBe(true);
  expect(isPartOfPage({ name: undefined })).toBe(false);
  expect(isPartOfPage({ name: '' })).toBe(false);
});
