import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { areas } from '../../config/areas';
import { readBuiltPages } from '../support/site';
import { explainReadingOrder } from './reading-order';

const pages = readBuiltPages();

test.each(areas)('Next and Previous lead through all pages of $label', (area) => {
  console.log(`${area.label}: ${pages.filter(({ path }) => path.startsWith(area.prefix)).length} pages`);
  expect(explainReadingOrder(area, pages)).toEqual([]);
});

const AREA = { sidebar: 'docs', label: 'Docs', prefix: '/docs/', start: '/docs/a' };

function makePage(path: string, { prev, next }: { prev?: string; next?: string }) {
  const link = (direction: string, href?: string) =>
    href ? `<a class="pagination-nav__link--${direction}" href="${href}"></a>` : '';
  const html = `<aside class="theme-doc-sidebar-container"></aside>${link('prev', prev)}${link('next', next)}`;
  return { ...pages[0], path, $: load(html) } as (typeof pages)[number];
}

test('planted: a page that Next does not lead to, and one that Previous leaves elsewhere, are noticed', () => {
  const planted = [
    makePage('/docs/a', { next: '/docs/b' }),
    makePage('/docs/b', { prev: '/docs/c' }),
    makePage('/docs/c', {}),
  ];
  expect(explainReadingOrder(AREA, planted)).toEqual([
    'Next does not lead to /docs/c',
    'Previous on /docs/b leads to /docs/c in place of /docs/a',
  ]);
});
