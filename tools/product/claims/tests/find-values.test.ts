import type { Table } from 'mdast';
import { expect, test } from 'vitest';
import { parsePage } from '../../verify/src/read-page';
import { findValues } from '../src/find-values';
import { readSections } from '../src/sections';

/** What the rules find in a page of one block, as `kind text`. */
function find(source: string): string[] {
  const [section] = readSections(parsePage('docs/a.md', source).tree);
  return (section?.blocks ?? []).flatMap(({ sentences, column, row }) =>
    sentences.flatMap((sentence) => findValues(sentence, column, row).map(({ kind, text }) => `${kind} ${text}`)),
  );
}

const CLAIMS: [sentence: string, values: string[]][] = [
  ['The port defaults to `1337`.', ['default 1337']],
  ['`asc` is the default.', ['default asc']],
  ['`input.provider` is `local` by default.', ['default local']],
  ['A session lasts a day by default.', ['default a day']],
  ['If it is left out, it is `false`.', ['default false']],
  ['The list is paginated (default 25).', ['default 25']],
  ['Node.js ends a request that takes longer than five minutes.', ['number five minutes']],
  ['A name has at most 100 characters.', ['number 100 characters']],
  ['A token is valid for 30 days.', ['number 30 days']],
  ['Files over 200 MB are refused.', ['number 200 MB']],
  ['You get the first 25 published entries.', ['number 25 published entries']],
  ['A list has 25 on a page.', ['number 25 on a page']],
  ['`maxLimit` is therefore 100 in a new project.', ['number 100']],
  ['Above 9007199254740991, digits are lost.', ['number 9007199254740991']],
  ['The panel is served on port 8000.', ['port 8000']],
  ['The status is 200, not 201.', ['status 200', 'status 201']],
  ['It returns a 403.', ['status 403']],
  ['You get `404 Not Found`.', ['status 404']],
  ['The command fails with exit code 1.', ['status exit code 1']],
  ['It prints `Admin UI built successfully`.', ['message Admin UI built successfully']],
  ['A missing file ends the export with `ENOENT`.', ['message ENOENT']],
  ['The answer is `Forbidden`.', ['message Forbidden']],
  ['It ends with `error: unknown command`.', ['message error: unknown command']],
  ['The message ends with "at most ten characters".', ['message at most ten characters', 'number ten characters']],
];

test.each(CLAIMS)('a claim: %s', (sentence, values) => {
  expect(find(sentence)).toEqual(values);
});

const NO_CLAIMS = [
  'Step 5 is for yarn.',
  'The guide has three parts and takes about 30 minutes.',
  'Use Strapi 4.14.0 with Node.js 18 or newer.',
  'webpack 5.88.2 is the last one that works.',
  'Articles have a default locale, and `locale` names another.',
  'Press **Save**, and **7 days** appears.',
  'Run `npm run build`, which prints a lot.',
  'Send `GET /api/dishes`: it returns a list.',
  'The header `Authorization: Bearer` says who asks.',
  'Type `A bistro of twelve tables` into the field.',
  'The response contains `name` and `id`.',
  'In 2023, two entries of the sample were published.',
  'It shows the groups "Upload", "Email", and others.',
  'Set `requestTimeout: 5` in the file that the start reads.',
];

test.each(NO_CLAIMS)('no claim: %s', (sentence) => {
  expect(find(sentence)).toEqual([]);
});

const cell = (column: string, text: string, first = '`a`') =>
  `| Option | ${column} |\n| --- | --- |\n| ${first} | ${text} |\n`;

test.each([
  ['Default', '`true` if `NODE_ENV` is set', '`a`', ['default true']],
  ['Default', '`defaultLimit`, or 10', '`a`', ['default 10']],
  ['Default', '`preview`', '`a`', ['default preview']],
  ['Default', 'Nothing', '`a`', []],
  ['Default', '`false`', '`--force`', []],
  ['Default', '`true`', '`--browser <name>`', ['default true']],
  ['Status', '404', '`a`', ['status 404']],
  ['Message', '`Forbidden` from the API', '`a`', ['message Forbidden']],
  ['What you see', '`Token expired`', '`a`', ['message Token expired']],
  ['What it does', '`Token`', '`a`', []],
])('a cell below %s: %s in the row of %s', (column, text, first, values) => {
  expect(find(cell(column, text, first))).toEqual(values);
});

test('lines are those of the page, sentences and cells of their own', () => {
  const source = 'A name has 3\nlevels. It returns a 403.\n\n| Status |\n| --- |\n| 404 |\n';
  const { tree } = parsePage('docs/a.md', source);
  const [section] = readSections(tree);
  const lines = section?.blocks.flatMap(({ sentences }) => sentences.map(({ line, plain }) => `${line}: ${plain}`));
  expect(lines).toEqual(['1: A name has 3 levels.', '2: It returns a 403.', '6: 404']);
  expect((tree.children[1] as Table).type).toBe('table');
});
