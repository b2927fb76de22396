import { expect, test } from 'vitest';
import sidebars from '../../sidebars';
import { readPages } from '../support/page';
import { rules } from './rules';

const pages = readPages();

test.each(Object.entries(rules))('%s', (name, rule) => {
  console.log(`${name}: ${pages.length} pages`);
  expect(pages.flatMap((page) => rule(page))).toEqual([]);
});

test('descriptions are unique', () => {
  const values = pages.map(({ data }) => data.description);
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

/** Pages that stand on their own: reached by a link, listed in no sidebar. */
const OUTSIDE_SIDEBARS = ['index'];

test('every page is in exactly one sidebar', () => {
  const ids = pages.map(({ file }) => file.replace(/^docs\/|\.mdx?$/g, ''));
  const listed = [...JSON.stringify(sidebars).matchAll(/"((?:[\w-]+\/)+[\w-]+)"/g)].map(([, id]) => id);
  console.log(`sidebars: ${listed.length} entries`);
  expect([...listed].sort()).toEqual(ids.filter((id) => !OUTSIDE_SIDEBARS.includes(id)).sort());
  expect(OUTSIDE_SIDEBARS.filter((id) => !ids.includes(id))).toEqual([]);
});
