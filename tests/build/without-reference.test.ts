import { existsSync, readFileSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOCUSAURUS } from '../../tools/bootstrap/src/docusaurus.mjs';
import { run } from '../../tools/bootstrap/src/run.mjs';
import { BUILD } from '../support/site';
import { explainSize } from './byte-limits';

const WITHOUT = '.cache/without-reference';

/** What the router knows of the reference, and every page with it: bytes, compressed as servers do. */
const MOST_BYTES = 330;

/** Parts of a script's name that tell one build from another. */
const HASH = /(?<=\bassets\/js\/[\w~-]+)\.[\da-f]{8,16}(?=\.js\b)/g;

beforeAll(async () => {
  const args = ['build', '--config', 'tests/build/without-reference.config.ts', '--out-dir', WITHOUT];
  const { exitCode, output } = await run(process.execPath, [DOCUSAURUS, ...args], {
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/docusaurus-without-reference',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
    logName: 'build-without-reference',
  });
  expect(exitCode, output).toBe(0);
});
afterAll(() => rmSync(WITHOUT, { recursive: true, force: true }));

const readPage = (folder: string, file: string): string => readFileSync(`${folder}/${file}`, 'utf8').replace(HASH, '');

const pack = (folder: string, pattern: string): number =>
  globSync(`${folder}/assets/js/${pattern}`).reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

test('every other page is byte for byte what it is without the reference', () => {
  const files = globSync('**/*.html', { cwd: WITHOUT });
  console.log(`pages besides the reference: ${files.length}`);
  expect(files.length).toBeGreaterThan(0);
  expect(existsSync(`${WITHOUT}/openapi.html`)).toBe(false);
  expect(files.filter((file) => readPage(WITHOUT, file) !== readPage(BUILD, file))).toEqual([]);
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
