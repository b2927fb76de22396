import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { BUILD, readBuiltPages, type BuiltPage } from '../support/site';
import { findLostClasses, listClasses } from './style-rules';

const sheets = globSync(`${BUILD}/assets/css/*.css`);
const findSheet = (name: string): string => sheets.find((file) => file.includes(`/${name}.`)) ?? '';
const sheet = findSheet('styles');
const reference = findSheet('api-reference');

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

test('pages name one style sheet, and those of the API reference one more', () => {
  const pages = readBuiltPages();
  const isReference = ({ path }: BuiltPage): boolean => path.startsWith('/openapi');
  const [own, others] = [pages.filter(isReference), pages.filter((page) => !isReference(page))];
  console.log(`pages: ${others.length}, of the API reference: ${own.length}`);
  expect(own.length).toBeGreaterThan(0);
  expect(listNamed(others)).toEqual(new Set([addressOf(sheet)]));
  expect(own.map((page) => listNamed([page]))).toEqual(
    own.map(() => new Set([addressOf(sheet), addressOf(reference)])),
  );
});

test('the style sheet has the prefixes that browsers of the list need', () => {
  // Safari knows the property by this name only: https://caniuse.com/user-select-none
  expect(readFileSync(sheet, 'utf8')).toMatch(/-webkit-user-select:none[^}]*user-select:none/);
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
