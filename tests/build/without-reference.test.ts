import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildVariant } from '../support/build-variant';
import { BUILD } from '../support/site';

const WITHOUT = '.cache/without-reference';

/** Names of scripts, which have a number and a hash, and hashes of style sheets. Their count stays. */
const NAME = /(?<=\bassets\/js\/)[\w.~-]+(?=\.js\b)|(?<=\bassets\/css\/[\w~-]+)\.[\da-f]{8,16}(?=\.css\b)/g;

beforeAll(async () => {
  const { exitCode, output } = await buildVariant(
    ['--config', 'tests/build/without-reference.config.ts', '--out-dir', WITHOUT],
    { DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/docusaurus-without-reference' },
    'build-without-reference',
  );
  expect(exitCode, output).toBe(0);
});
afterAll(() => rmSync(WITHOUT, { recursive: true, force: true }));

const readPage = (folder: string, file: string): string => readFileSync(`${folder}/${file}`, 'utf8').replace(NAME, '');

/** Which files of a build differ from those of another, but for the names of scripts. */
const findChanged = (files: string[], one: string, other: string): string[] =>
  files.filter((file) => readPage(one, file) !== readPage(other, file));

test('every other page is byte for byte what it is without the reference', () => {
  const files = globSync('**/*.html', { cwd: WITHOUT });
  console.log(`pages besides the reference: ${files.length}`);
  expect(files.length).toBeGreaterThan(0);
  expect(existsSync(`${WITHOUT}/openapi.html`)).toBe(false);
  expect(findChanged(files, WITHOUT, BUILD)).toEqual([]);
});

test('a page that differs in one letter is found, one whose scripts have other names is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changed-pages-'));
  const page = readFileSync(`${BUILD}/404.html`, 'utf8');
  writeFileSync(join(folder, '404.html'), page.replace(NAME, '.0123abcd'));
  writeFileSync(join(folder, 'status.html'), `${readFileSync(`${BUILD}/status.html`, 'utf8')}.`);
  expect(page).toMatch(NAME);
  expect(findChanged(['404.html', 'status.html'], folder, BUILD)).toEqual(['status.html']);
  rmSync(folder, { recursive: true });
});

/** Custom properties that the reference's own style sheet reads stay in the one of all pages, bytes. */
const MOST_ADDED = 100;

test('the reference adds no more than custom properties to the style sheet that all pages load', () => {
  const measure = (folder: string): number =>
    globSync(`${folder}/assets/css/styles.*.css`).reduce((sum, file) => sum + statSync(file).size, 0);
  const added = measure(BUILD) - measure(WITHOUT);
  console.log(`the reference adds ${added} bytes to a style sheet of ${measure(BUILD)}`);
  expect(measure(WITHOUT)).toBeGreaterThan(0);
  expect(added).toBeLessThanOrEqual(MOST_ADDED);
});
