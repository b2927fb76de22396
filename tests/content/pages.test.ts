import { expect, test } from 'vitest';
import sidebars from '../../sidebars';
import { readPages } from '../support/page';
import { listSidebarPages } from '../support/sidebars';
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

/** Pages that stand on their own: reached by a link or shown inside others, listed in no sidebar. */
const OUTSIDE_SIDEBARS =
  /^(index$|snippets\/|dev-docs\/deployment\/snippets-proxy\/|dev-docs\/configurations\/sqlite$|dev-docs\/installation\/templates$)/;

test('every page is in exactly one sidebar', () => {
  const ids = pages.map(({ file }) => file.replace(/^docs\/|\.mdx?$/g, ''));
  const listed = listSidebarPages(sidebars);
  console.log(`sidebars: ${listed.length} entries`);
  expect([...listed].sort()).toEqual(ids.filter((id) => !OUTSIDE_SIDEBARS.test(id)).sort());
});
