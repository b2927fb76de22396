import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { BUILD, readBuiltPages } from '../support/site';
import { explainSize } from './byte-limits';
import { findLostClasses, listClasses } from './style-rules';

/** Bytes of the style sheet that every page loads, compressed as servers do. Lower it when the sheet gets smaller. */
const MOST_BYTES = 15_500;

const [sheet = '', ...others] = globSync(`${BUILD}/assets/css/*.css`);
const css = readFileSync(sheet, 'utf8');

/** The classes that style sheets have before the build takes anything out. */
function readClasses(...patterns: string[]): Set<string> {
  const files = globSync(patterns);
  return new Set(files.flatMap((file) => [...listClasses(readFileSync(file, 'utf8'))]));
}

test('the style sheet keeps to its size', () => {
  expect(others).toEqual([]);
  const bytes = gzipSync(css, { level: 6 }).length;
  console.log(`style sheet: ${bytes} bytes of ${MOST_BYTES}`);
  expect(explainSize('the style sheet', bytes, MOST_BYTES)).toEqual([]);
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
  const { seen, faults } = findLostClasses(readBuiltPages(), declared, listClasses(css));
  console.log(`classes with rules on built pages: ${seen}`);
  expect(faults).toEqual([]);
});
