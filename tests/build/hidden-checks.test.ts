import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../support/files';
import { BUILD } from '../support/site';
import { explainLeaks, listHiddenParts, readSiteTexts } from './hidden-checks';

/** Where the search writes what it has read of the pages. */
const RECORDS = '.docusaurus/search';

const pages = Object.fromEntries(listFiles(['docs/**/*.{md,mdx}']).map((file) => [file, readFileSync(file, 'utf8')]));
const { checks, parts } = listHiddenParts(pages);
const texts = readSiteTexts([BUILD, RECORDS]);

test('no fence of a hidden check is in a page, a script or the search index', () => {
  console.log(
    `hidden checks: ${checks}, fences that nobody may find: ${parts.length}, files of the site: ${texts.length}`,
  );
  expect(checks).toBeGreaterThan(0);
  expect(parts.length).toBeGreaterThan(0);
  expect(explainLeaks(parts, texts)).toEqual([]);
});

test('a line that a page shows is found in its HTML and in the search index', () => {
  const shown = { file: 'docs/dev-docs/configurations/server.md', lines: ['X-Forwarded-For: 203.0.113.9'] };
  const found = explainLeaks([shown], texts);
  expect(found).toContainEqual(expect.stringContaining('build/dev-docs/configurations/server.html has'));
  expect(found).toContainEqual(expect.stringContaining('search/records.jsonl has'));
  expect(found).toContainEqual(expect.stringMatching(/\.pf_fragment has/));
});

test('a hidden check that is shown is found', () => {
  const page =
    '---\ntitle: A\n---\n\nText.\n\n```http check\nGET /api/secret-dishes\n```\n\n```json response\n{ "data": [] }\n```\n';
  const shown = '```http\nGET /api/known-dishes\n```\n\n```http check\nGET /api/known-dishes\n```\n';
  const planted = listHiddenParts({ 'docs/a.md': page, 'docs/b.md': shown });
  expect(planted).toEqual({
    checks: 2,
    parts: [
      { file: 'docs/a.md', lines: ['GET /api/secret-dishes'] },
      { file: 'docs/a.md', lines: ['{ "data": [] }'] },
    ],
  });
  expect(explainLeaks(planted.parts, [{ name: 'a.html', text: 'a GET /api/secret-dishes b' }])).toEqual([
    'a.html has "GET /api/secret-dishes" of docs/a.md',
  ]);
});

test('most of a hidden check is found, and one line that other code shares is not', () => {
  const part = { file: 'docs/a.md', lines: ['const dishes = await read();', 'dishes.sort(byPrice);', 'return value;'] };
  const name = 'a.js';
  expect(explainLeaks([part], [{ name, text: 'function other() { return value; }' }])).toEqual([]);
  expect(explainLeaks([part], [{ name, text: 'const dishes = await read(); dishes.sort(byPrice);' }])).toHaveLength(1);
});
