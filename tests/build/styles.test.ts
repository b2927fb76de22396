import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { BUILD, readBuiltPages, type BuiltPage } from '../support/site';
import { explainSize } from './byte-limits';
import { findLostClasses, listClasses } from './style-rules';

/** Bytes of the style sheet that every page loads, compressed as servers do. Lower it when the sheet gets smaller. */
const MOST_BYTES = 15_600;

/** The same for what the search fetches when it is opened: its dialog, and its page. */
const MOST_LATER_BYTES = 1_560;

/** The same for what the pages of the API reference name besides. */
const MOST_REFERENCE_BYTES = 1_850;

const sheets = globSync(`${BUILD}/assets/css/*.css`);
const findSheet = (name: string): string => sheets.find((file) => file.includes(`/${name}.`)) ?? '';
const sheet = findSheet('styles');
const reference = findSheet('api-reference');

const measure = (file: string): number => gzipSync(readFileSync(file), { level: 6 }).length;

/** The classes that style sheets have before the build takes anything out. */
function readClasses(...patterns: string[]): Set<string> {
  const files = globSync(patterns);
  return new Set(files.flatMap((file) => [...listClasses(readFileSync(file, 'utf8'))]));
}

/** Addresses of the sheets that some pages name. */
function listNamed(pages: BuiltPage[]): Set<string | undefined> {
  const links = pages.flatMap(({ $ }) => $('link[rel=stylesheet]').toArray());
  return new Set(links.map(({ attribs }) => attribs.href));
}

const addressOf = (file: string): string => file.slice(BUILD.length);

test('the style sheet keeps to its size, and is the only one that pages name', () => {
  const bytes = measure(sheet);
  console.log(`style sheet: ${bytes} bytes of ${MOST_BYTES}`);
  expect(explainSize('the style sheet', bytes, MOST_BYTES)).toEqual([]);
  const others = readBuiltPages().filter(({ path }) => !path.startsWith('/openapi'));
  expect(listNamed(others)).toEqual(new Set([addressOf(sheet)]));
});

test('pages of the API reference name one more, which keeps to its size', () => {
  const bytes = measure(reference);
  console.log(`style sheet of the API reference: ${bytes} bytes of ${MOST_REFERENCE_BYTES}`);
  expect(explainSize('the style sheet of the API reference', bytes, MOST_REFERENCE_BYTES)).toEqual([]);
  const own = readBuiltPages().filter(({ path }) => path.startsWith('/openapi'));
  expect(own.map((page) => listNamed([page]))).toEqual(
    own.map(() => new Set([addressOf(sheet), addressOf(reference)])),
  );
});

test('what is fetched later keeps to its size', () => {
  const later = sheets.filter((file) => file !== sheet && file !== reference);
  const sizes = later.map(measure);
  console.log(`style sheets that are fetched later: ${sizes.join(', ')} bytes of ${MOST_LATER_BYTES} each`);
  expect(later).toHaveLength(2);
  expect(explainSize('the largest one', Math.max(...sizes), MOST_LATER_BYTES)).toEqual([]);
});

test('every class of a built page that has rules keeps them', () => {
  const declared = {
    global: readClasses(
      'node_modules/infima/dist/css/default/default.css',
      'node_modules/@docusaurus/*/lib/**/*.css',
      '!**/*.module.css',
      'src/css/*.css',
    ),
    local: readClasses('{node_modules/@docusaurus/*/lib,src,plugins}/**/*.module.css'),
  };
  const kept = new Set(sheets.flatMap((file) => [...listClasses(readFileSync(file, 'utf8'))]));
  const { seen, faults } = findLostClasses(readBuiltPages(), declared, kept);
  console.log(`classes with rules on built pages: ${seen}`);
  expect(faults).toEqual([]);
});
