import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { findLostClasses, listClasses } from './style-rules';

const html = '<p class="alert alert--info unstyled">text</p><p class="title_x1_Z">text</p>';
const pages = [{ path: '/guide', html, $: load(html) }];
const declared = {
  global: listClasses('.alert, .hero { top: 0 } @media print { @layer one { a:is(.alert--info) { top: 0 } } }'),
  local: listClasses('.title { top: 0 }'),
};

test('a sheet with a rule for every class passes', () => {
  const kept = new Set(['alert', 'alert--info', 'title_x1_Z']);
  expect(findLostClasses(pages, declared, kept)).toEqual({ seen: 3, faults: [] });
});

test('planted: classes without a rule', () => {
  expect(findLostClasses(pages, declared, new Set(['alert'])).faults).toEqual([
    '/guide: the class "alert--info" has no rule left',
    '/guide: the class "title_x1_Z" has no rule left',
  ]);
});

test('planted: nothing was looked at', () => {
  const nothing = { seen: 0, faults: ['no page has a class with rules'] };
  expect(findLostClasses([], declared, new Set())).toEqual(nothing);
  expect(findLostClasses(pages, { global: new Set(), local: new Set() }, new Set())).toEqual(nothing);
});
