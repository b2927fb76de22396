import { expect, test } from 'vitest';
import { relate } from '../src/relate';
import type { PageSource } from '../src/types';

const page = (name: string, differences: Partial<PageSource> = {}): PageSource => ({
  file: `docs/${name}.md`,
  path: `/${name}.md`,
  title: name,
  words: [name],
  links: [],
  lastLinks: [],
  ...differences,
});

const nearestTo = (name: string, pages: PageSource[]): string[] | undefined =>
  relate(pages)[pages.findIndex(({ title }) => title === name)]?.map(({ title }) => title);

const others = ['tokens', 'locales', 'folders'].map((name) => page(name));

test('pages with the same words are related, words of few pages more', () => {
  const sorting = page('sorting', { words: ['rest', 'sort', 'order'] });
  const ordering = page('ordering', { words: ['graphql', 'sort', 'order'] });
  const rest = page('rest', { words: ['rest'] });
  const alsoRest = page('requests', { words: ['rest', 'requests', 'methods'] });
  expect(nearestTo('sorting', [sorting, alsoRest, rest, ordering, ...others])).toEqual(['ordering', 'rest']);
});

test('pages that others link to together are related', () => {
  const [nginx, caddy] = [page('nginx'), page('caddy')];
  const sources = ['overview', 'server'].map((name) => page(name, { links: ['/nginx.md', '/caddy.md'] }));
  expect(nearestTo('nginx', [nginx, caddy, ...sources, ...others])).toEqual(['caddy']);
});

test('a page that the last section links to is not repeated', () => {
  const first = page('first', { words: ['rare'], links: ['/second.md'], lastLinks: ['/second.md'] });
  const second = page('second', { words: ['rare'] });
  expect(nearestTo('first', [first, second, ...others])).toEqual([]);
  expect(nearestTo('second', [first, second, ...others])).toEqual(['first']);
});

test('four pages are named at most', () => {
  const pages = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => page(name, { words: ['same'] }));
  expect(nearestTo('a', [...pages, ...others])).toEqual(['b', 'c', 'd', 'e']);
});
