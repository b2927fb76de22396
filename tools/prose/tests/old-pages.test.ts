import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readOldPages } from '../src/old-pages';

test('the list of old pages is sorted and names only pages that exist', () => {
  const pages = [...readOldPages()];
  console.log(`old pages: ${pages.length}`);
  expect(pages).toEqual([...pages].sort());
  expect(pages.filter((page) => !existsSync(page))).toEqual([]);
});
