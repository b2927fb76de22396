import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnvironment, readSite } from '../../config/site';
import { BUILD, listPaths, readBuiltPages } from '../support/site';
import { RULES } from './page-rules';

const site = {
  pages: readBuiltPages(),
  listed: listPaths(),
  robots: readFileSync(`${BUILD}/robots.txt`, 'utf8'),
  origin: readSite(readEnvironment()).url,
  folder: BUILD,
};

console.log(`built pages: ${site.pages.length}`);

function expectNoFault(...rules: (keyof typeof RULES)[]): void {
  expect(site.pages.length).toBeGreaterThan(0);
  expect(rules.flatMap((rule) => RULES[rule](site))).toEqual([]);
}

test('the sitemap lists every page but the not-found page and the search', () => {
  expectNoFault('sitemap');
});

test('every title ends in a pipe and the name of the site', () => {
  expectNoFault('title');
});

test('every page but the not-found page and the search has a title and a description of its own', () => {
  expectNoFault('title', 'description');
});

test('every page says its language and has one h1', () => {
  expectNoFault('language', 'h1');
});

test('every document shows the version it holds for', () => {
  expectNoFault('version');
});

test('no page fetches anything from another host', () => {
  expectNoFault('hosts');
});

test('every page but the not-found page and the search names its one address, and a picture that exists, for search and sharing', () => {
  expectNoFault('address');
});

test('a page in a sidebar tells search engines the pages above it, itself last', () => {
  expectNoFault('breadcrumbs');
});

test('robots.txt lets everything be read and names the sitemap', () => {
  expectNoFault('robots');
});
