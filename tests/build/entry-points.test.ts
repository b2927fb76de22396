import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { areas } from '../../config/areas';
import { entryPoints, startCommand } from '../../config/entry-points';
import { readBuiltPages, type BuiltPage } from '../support/site';
import { explainClicks, explainLinks } from './entry-points';

const pages = readBuiltPages();

test('every area has entry points, with 8 to 12 tasks', () => {
  expect(entryPoints.map(({ area }) => area)).toEqual(areas.map(({ sidebar }) => sidebar));
  for (const { tasks } of entryPoints) {
    expect(tasks.length).toBeGreaterThanOrEqual(8);
    expect(tasks.length).toBeLessThanOrEqual(12);
  }
});

test('every entry point leads to a place that exists', () => {
  console.log(`${entryPoints.flatMap(({ tasks, sections }) => [...tasks, ...sections]).length} links`);
  expect(explainLinks(entryPoints, pages)).toEqual([]);
});

test.each(areas)('every page of $label takes two clicks at the most from its first page', (area) => {
  expect(explainClicks(area, pages)).toEqual([]);
});

test('the command that starts a project is the one of the landing page', () => {
  expect(readFileSync('docs/index.md', 'utf8')).toContain(`\n${startCommand}\n`);
});

function makePage(path: string, links: string[], id = ''): BuiltPage {
  const html = `<div class="theme-doc-markdown"><h2 id="${id}"></h2>${links.map((link) => `<a href="${link}"></a>`).join('')}</div>`;
  return { path, html, $: load(html) };
}

test('planted: a page that takes three clicks, and links that lead nowhere, are noticed', () => {
  const planted = [
    makePage('/docs/intro', ['/docs/a'], 'tasks'),
    makePage('/docs/a', ['/docs/b#part']),
    makePage('/docs/b', ['/docs/c']),
    makePage('/docs/c', []),
  ];
  expect(explainClicks({ start: '/docs/intro', prefix: '/docs/' }, planted)).toEqual([
    '/docs/c: more than 2 clicks from /docs/intro',
  ]);
  const tasks = [
    { label: 'Right', to: '/docs/intro#tasks' },
    { label: 'No page', to: '/docs/d' },
    { label: 'No place', to: '/docs/a#missing' },
  ];
  expect(explainLinks([{ area: 'docs', summary: '', tasks, sections: [] }], planted)).toEqual([
    'No page: there is no page /docs/d',
    'No place: /docs/a has no missing',
  ]);
});
