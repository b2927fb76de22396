import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkStyles } from '../src/link-styles';
import type { ApiReferenceOptions } from '../src/options';
import { writeFolder } from '../src/write-folder';
import { writeReference } from '../src/write-reference';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-reference-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const list = () => globSync('**/*', { cwd: folder }).sort();

test('a folder holds what it should and nothing else; what has not changed is left alone', async () => {
  await writeFolder(folder, new Map(Object.entries({ 'a/one.mdx': '1', 'a/two.mdx': '2' })));
  const { mtimeMs } = statSync(join(folder, 'a/one.mdx'));
  await writeFolder(folder, new Map(Object.entries({ 'a/one.mdx': '1', 'b.json': '3' })));
  expect(list()).toEqual(['a/one.mdx', 'b.json']);
  expect(statSync(join(folder, 'a/one.mdx')).mtimeMs).toBe(mtimeMs);
});

const OPTIONS: ApiReferenceOptions = {
  descriptions: [{ id: 'menu', file: 'menu.yaml' }],
  introduction: 'introduction.md',
  routeBasePath: 'openapi',
  components: '@site/parts',
  folder: 'made',
  styles: [],
  requests: { printServer: () => 'http://localhost', printSamples: () => [] },
};

function placeSite(): void {
  const description = readFileSync('plugins/content/api-reference/tests/fixtures/dishes.yaml', 'utf8');
  writeFileSync(join(folder, 'menu.yaml'), description);
  writeFileSync(join(folder, 'other.yaml'), description);
  writeFileSync(join(folder, 'introduction.md'), '---\ntitle: All\n---\n\nText\n');
  writeFileSync(join(folder, 'redocly.yaml'), 'extends: [minimal]\n');
}

test('pages, sidebar and download are made; a page whose operation is gone goes too', async () => {
  placeSite();
  mkdirSync(join(folder, 'made/pages/menu'), { recursive: true });
  writeFileSync(join(folder, 'made/pages/menu/gone.mdx'), '');
  await writeReference(OPTIONS, { siteDir: folder, baseUrl: '/docs/' });
  expect(list().filter((file) => file.startsWith('made/'))).toEqual([
    'made/pages/introduction.mdx',
    'made/pages/menu/replace-dish.json',
    'made/pages/menu/replace-dish.mdx',
    'made/sidebars.json',
    'made/static/openapi/menu.yaml',
  ]);
});

test('two descriptions may not share the name of a security scheme', async () => {
  placeSite();
  const descriptions = [...OPTIONS.descriptions, { id: 'other', file: 'other.yaml' }];
  await expect(writeReference({ ...OPTIONS, descriptions }, { siteDir: folder, baseUrl: '/' })).rejects.toThrow(
    'other.yaml names a security scheme "menuToken", as menu.yaml does: rename one of them',
  );
});

test('pages name the sheet behind the one that they have', async () => {
  mkdirSync(join(folder, 'assets/css'), { recursive: true });
  writeFileSync(join(folder, 'assets/css/api-reference.1a2b.css'), '');
  const page = join(folder, 'page.html');
  writeFileSync(page, '<head><link rel=stylesheet href=/assets/css/styles.css /><title>A</title>');
  await linkStyles(folder, '/docs/', 'api-reference', [page]);
  expect(readFileSync(page, 'utf8')).toBe(
    '<head><link rel=stylesheet href=/assets/css/styles.css />' +
      '<link rel="stylesheet" href="/docs/assets/css/api-reference.1a2b.css"><title>A</title>',
  );
  writeFileSync(page, '<head>');
  await expect(linkStyles(folder, '/', 'api-reference', [page])).rejects.toThrow('names no style sheet');
  await expect(linkStyles(folder, '/', 'other', [page])).rejects.toThrow('the build has no style sheet');
});
