import { describe, expect, test } from 'vitest';
import { createPageSearch, findNearest, pathToQuery } from './suggest';

const pages = [
  { path: '/cloud/intro', title: 'Welcome to Strapi Cloud', description: 'What the hosted service runs.' },
  { path: '/cloud/projects/settings', title: 'Project settings', description: 'Domains and variables.' },
  { path: '/cloud/account/settings', title: 'Account settings', description: 'Profile and plan.' },
  { path: '/dev-docs/faq', title: 'Frequently Asked Questions', description: 'Answers.' },
];

describe('the nearest pages', () => {
  test.each([
    ['/cloud/intr', '/cloud/intro'],
    ['/Cloud/Intro.html', '/cloud/intro'],
    ['/cloud/intro/index.html', '/cloud/intro'],
    ['/cloud/project/settings', '/cloud/projects/settings'],
    ['/docs/faq', '/dev-docs/faq'],
  ])('%s is nearest to %s', (asked, expected) => {
    expect(findNearest(asked, pages)[0]?.path).toBe(expected);
  });

  test('nothing is offered for a path that is like none', () => {
    expect(findNearest('/wp-admin/setup-config.php', pages)).toEqual([]);
  });

  test('no more are offered than asked for', () => {
    expect(findNearest('/cloud/settings', pages, 1)).toHaveLength(1);
  });
});

test.each([
  ['/cloud/project_settings.html', 'cloud project settings'],
  ['/%C3%BCbersicht/a-b', 'übersicht a b'],
  ['/100%/off', '100 off'],
  ['/', ''],
])('the path %s is the query "%s"', (path, query) => {
  expect(pathToQuery(path)).toBe(query);
});

describe('the search by words', () => {
  const search = createPageSearch(pages);

  test('a word of the title comes before one of the path', () => {
    expect(search('project')[0]?.path).toBe('/cloud/projects/settings');
  });

  test('a misspelled word still finds its page', () => {
    expect(search('acount')[0]?.path).toBe('/cloud/account/settings');
  });

  test('words of no page find nothing', () => {
    expect(search('zzz')).toEqual([]);
    expect(search('')).toEqual([]);
  });
});
