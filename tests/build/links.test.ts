import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { BUILD, readBuiltPages, type BuiltPage } from '../support/site';
import { findBrokenLinks } from './find-broken-links';

test('every internal link of the built pages leads somewhere, to the heading', () => {
  const { seen, broken } = findBrokenLinks(readBuiltPages(), BUILD);
  console.log(`internal links: ${seen}`);
  expect(seen).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

function page(path: string, html: string): BuiltPage {
  return { path, html, $: load(html) };
}

test('planted defects are found', () => {
  const links = [
    '/guide#top',
    '/guide#gone',
    '/nowhere',
    'guide/deeper',
    '#gone',
    '/missing.png',
    'https://example.org/x',
  ];
  const html = links.map((link) => `<a href="${link}">x</a>`).join('');
  const { seen, broken } = findBrokenLinks([page('/', html), page('/guide', '<h2 id="top">Top</h2>')], BUILD);
  expect(seen).toBe(6);
  expect(broken).toEqual([
    '/: /guide#gone names no heading of /guide',
    '/: /nowhere leads to no page or file',
    '/: guide/deeper leads to no page or file',
    '/: #gone names no heading of /',
    '/: /missing.png leads to no page or file',
  ]);
});
