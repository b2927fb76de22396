import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildVariant } from '../support/build-variant';
import { BUILD } from '../support/site';
import { explainSize } from './byte-limits';

const WITHOUT = '.cache/without-reference';

/** What the router knows of the reference, and every page with it: bytes, compressed as servers do. */
const MOST_BYTES = 309;

/** Parts of a script's name that tell one build from another. */
const HASH = /(?<=\bassets\/js\/[\w~-]+)\.[\da-f]{8,16}(?=\.js\b)/g;

beforeAll(async () => {
  const { exitCode, output } = await buildVariant(
    ['--config', 'tests/build/without-reference.config.ts', '--out-dir', WITHOUT],
    { DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/docusaurus-without-reference' },
    'build-without-reference',
  );
  expect(exitCode, output).toBe(0);
});
afterAll(() => rmSync(WITHOUT, { recursive: true, force: true }));

const readPage = (folder: string, file: string): string => readFileSync(`${folder}/${file}`, 'utf8').replace(HASH, '');

/** Which files of a build differ from those of another, but for the names of scripts. */
const findChanged = (files: string[], one: string, other: string): string[] =>
  files.filter((file) => readPage(one, file) !== readPage(other, file));

const ANY_HASH = /\b[\da-f]{8,16}\b/g;

const digest = (value: number): string => createHash('md5').update(`${value}`).digest('hex');

/**
 * The size of scripts, compressed as servers do. Each hash in them gives way to one that is the same in every build:
 * how well a hash can be compressed is chance, and larger than what two builds differ in.
 */
const pack = (folder: string, pattern: string): number =>
  globSync(`${folder}/assets/js/${pattern}`)
    .map((file) => {
      const known = new Map<string, string>();
      return readFileSync(file, 'utf8').replace(ANY_HASH, (hash) => {
        const same = known.get(hash) ?? digest(known.size).slice(0, hash.length);
        known.set(hash, same);
        return same;
      });
    })
    .reduce((sum, text) => sum + gzipSync(text).length, 0);

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
  writeFileSync(join(folder, '404.html'), page.replace(HASH, '.0123abcd'));
  writeFileSync(join(folder, 'status.html'), `${readFileSync(`${BUILD}/status.html`, 'utf8')}.`);
  expect(page).toMatch(HASH);
  expect(findChanged(['404.html', 'status.html'], folder, BUILD)).toEqual(['status.html']);
  rmSync(folder, { recursive: true });
});

test('so is the style sheet that all pages load', () => {
  const [sheet = ''] = globSync('assets/css/styles.*.css', { cwd: WITHOUT });
  expect(readFileSync(`${BUILD}/${sheet}`, 'utf8')).toBe(readFileSync(`${WITHOUT}/${sheet}`, 'utf8'));
});

test('their scripts know its routes, and no more', () => {
  const bytes = ['main.*.js', 'runtime~main.*.js'].reduce(
    (sum, pattern) => sum + pack(BUILD, pattern) - pack(WITHOUT, pattern),
    0,
  );
  console.log(`routes of the reference: ${bytes} bytes of ${MOST_BYTES} in the scripts of every page`);
  expect(bytes).toBeGreaterThan(0);
  expect(explainSize('what every page knows of the reference', bytes, MOST_BYTES)).toEqual([]);
});
