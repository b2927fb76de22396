import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnvironment, readSite } from '../../config/site';
import { BUILD, listPaths, readBuiltPages } from '../support/site';

const pages = readBuiltPages();
const site = readSite(readEnvironment());
const titleOf = (page: (typeof pages)[number]) => page.$('title').text();

console.log(`built pages: ${pages.length}`);

test('the sitemap lists every page but the not-found page', () => {
  const paths = pages.map(({ path }) => path).filter((path) => path !== '/404');
  expect(listPaths()).toEqual(paths.sort());
});

test('every title ends in a pipe and the name of the site', () => {
  expect(pages.map(titleOf).filter((title) => !title.endsWith(' | Plumbline docs for Strapi 4'))).toEqual([]);
});

test('every page but the not-found page has a title and a description of its own', () => {
  const described = pages.filter(({ path }) => path !== '/404');
  const descriptions = described.map(({ $ }) => $('meta[name="description"]').attr('content') ?? '');
  expect(descriptions.filter((text) => text.length < 50)).toEqual([]);
  expect(new Set(descriptions).size).toBe(described.length);
});

test('every page says its language and has one h1', () => {
  const wrong = pages.filter(({ $ }) => $('html').attr('lang') !== 'en-US' || $('h1').length !== 1);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('every document shows the version it holds for', () => {
  const documents = pages.filter(({ $ }) => $('.theme-doc-markdown').length > 0);
  expect(documents.length).toBeGreaterThan(0);
  const unmarked = documents.filter(({ $ }) => !$('.theme-doc-version-badge').text().includes('4.14.0'));
  expect(unmarked.map(({ path }) => path)).toEqual([]);
});

test('no page fetches anything from another host', () => {
  const foreign = pages.flatMap(({ path, $ }) =>
    $('script[src], img[src], iframe[src], link[href]:not([rel="canonical"]):not([rel="alternate"])')
      .toArray()
      .map(({ attribs }) => attribs.src ?? attribs.href ?? '')
      .filter((address) => /^(https?:)?\/\//.test(address))
      .map((address) => `${path}: ${address}`),
  );
  expect(foreign).toEqual([]);
});

test('every page but the not-found page names its one address, and a picture that exists, for search and sharing', () => {
  const wrong = pages
    .filter(({ path }) => path !== '/404')
    .filter(({ path, $ }) => {
      const address = `${site.url}${path}`;
      const picture = new URL($('meta[property="og:image"]').attr('content') ?? '').pathname;
      return (
        $('link[rel="canonical"]').attr('href') !== address ||
        $('meta[property="og:url"]').attr('content') !== address ||
        !existsSync(BUILD + picture)
      );
    });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('a page in a sidebar tells search engines the pages above it, itself last', () => {
  const page = pages.find(({ path }) => path === '/cloud/projects/settings');
  const data = JSON.parse(page?.$('script[type="application/ld+json"]').text() ?? '{}') as {
    '@type': string;
    itemListElement: { name: string }[];
  };
  expect(data['@type']).toBe('BreadcrumbList');
  expect(data.itemListElement.map(({ name }) => name)).toEqual(['Project settings']);
});

test('robots.txt lets everything be read and names the sitemap', () => {
  const text = readFileSync(`${BUILD}/robots.txt`, 'utf8');
  expect(text).toBe(`User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap.xml\n`);
});
