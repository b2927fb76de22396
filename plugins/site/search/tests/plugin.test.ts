import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { search } from '../src';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-'));
  mkdirSync(join(folder, 'build'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const printPage = (title: string, scriptHash: string): string =>
  `<html><head><link rel=canonical href=https://docs.example.org/sort><meta name=docsearch:language content=en>` +
  `<script src=/assets/js/main.${scriptHash}.js></script></head><body><h1>${title}</h1></body></html>`;

const OPTIONS = { otherPages: 'Documentation', areas: [], suggestions: [], pagePath: '/search' };

/** Builds a site of one page, and gives the address of its index's part that only this content has. */
async function build(html: string, synonyms: string[][] = []): Promise<{ written: number; records: string }> {
  const outDir = join(folder, 'build');
  rmSync(join(outDir, 'search-index'), { recursive: true, force: true });
  writeFileSync(join(outDir, 'sort.html'), html);
  const siteConfig = { title: 'Docs', url: 'https://docs.example.org', themeConfig: {} };
  const context = { siteDir: folder, siteConfig, baseUrl: '/', generatedFilesDir: join(folder, '.docusaurus') };
  const plugin = await search({ ...OPTIONS, synonyms })(context as LoadContext, {});
  await plugin?.postBuild?.({ outDir } as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
  expect(statSync(join(outDir, 'search-index/pagefind-entry.json')).size).toBeGreaterThan(0);
  return {
    written: statSync(join(folder, '.docusaurus/search/fingerprint')).mtimeMs,
    records: readFileSync(join(folder, '.docusaurus/search/records.jsonl'), 'utf8'),
  };
}

test('a site that is built again as it was keeps its index, whatever its scripts are called', async () => {
  const first = await build(printPage('Sorting', '97f219d3'));
  expect(JSON.parse(first.records)).toMatchObject({ type: 'lvl1', hierarchy: { lvl1: 'Sorting' } });
  expect(await build(printPage('Sorting', 'b7370095c6248254'))).toEqual(first);
});

test('the files that a page fetches ahead may have other names too', async () => {
  const print = (hash: string): string =>
    printPage('Sorting', '97f219d3').replace(
      '</head>',
      `<script data-chunks=/assets/js/12.${hash}.js data-later=/assets/css/search-dialog.${hash}.css></script></head>`,
    );
  const first = await build(print('9eb2d7'));
  expect(await build(print('612f4e'))).toEqual(first);
});

test('another page, and other synonyms, give another index', async () => {
  const first = await build(printPage('Sorting', '97f219d3'));
  const second = await build(printPage('Ordering', '97f219d3'));
  expect(second.records).toContain('Ordering');
  const third = await build(printPage('Ordering', '97f219d3'), [['sort', 'order']]);
  expect([first.written, second.written, third.written].sort()).toEqual([first.written, second.written, third.written]);
  expect(third.written).toBeGreaterThan(second.written);
});

test('a site without anything to search fails, and so does its next build', async () => {
  await expect(build('<html></html>')).rejects.toThrow(/search found nothing to search in the pages of .*build/);
  await expect(build('<html></html>')).rejects.toThrow(/search found nothing/);
});
