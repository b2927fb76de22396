import { compile } from '@mdx-js/mdx';
import { format } from 'prettier';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { remarkExamples } from '../src/remark';

const CHECK = [
  '```http check',
  'GET /api/secrets',
  '```',
  '',
  '```json response status=403',
  '{ "data": null, … }',
  '```',
];
const COMMAND = ['```bash check', 'strapi secrets', '```', '', '```text result', 'secrets', '```', ''].concat([
  '```json result title="./secrets.json"',
  '{}',
  '```',
]);

const indent = (spaces: number, lines: string[]) => lines.map((line) => line && ' '.repeat(spaces) + line).join('\n');

/** The program that MDX makes of a page, with checks where the page has a `%`. */
async function build(page: string, checks: string[][] = []): Promise<string> {
  const source = page.replace(/^( *)%$/gm, (_, { length }: string) =>
    checks.map((lines) => indent(length, lines)).join('\n\n'),
  );
  const value = await format(source, { parser: 'mdx' });
  const file = new VFile({ cwd: '/site', path: '/site/docs/page.md', value });
  const remarkPlugins = [
    remarkGfm,
    remarkDirective,
    () => remarkExamples({ version: '4.14.0', printFormats: () => [] }),
  ];
  return String(await compile(file, { format: 'mdx', remarkPlugins }));
}

const REQUEST = '```http\nGET /api/dishes\n```\n\n```json response\n{}\n```';

test.each([
  ['between paragraphs', 'Before.\n\n%\n\nAfter.\n', 'Before.\n\nAfter.\n'],
  ['at the end of a page', 'Before.\n\n%\n', 'Before.\n'],
  ['before a heading', 'Before.\n\n%\n\n## Heading\n', 'Before.\n\n## Heading\n'],
  ['in a list', '- first\n\n  %\n\n- second\n- third\n', '- first\n- second\n- third\n'],
  ['at the end of a list', '1. first\n2. second\n\n   %\n\nAfter.\n', '1. first\n2. second\n\nAfter.\n'],
  ['in a nested list', '- first\n  - inner\n\n    %\n\n- second\n', '- first\n  - inner\n- second\n'],
  ['above an inner list', '- first\n\n  %\n\n  - inner\n- second\n', '- first\n  - inner\n- second\n'],
  ['in a list of long items', '- first\n\n  more\n\n  %\n\n- second\n', '- first\n\n  more\n\n- second\n'],
  ['in a quotation', '> Before.\n>\n> After.\n\n%\n', '> Before.\n>\n> After.\n'],
  ['in an admonition', ':::note\n\nBefore.\n\n%\n\n:::\n', ':::note\n\nBefore.\n\n:::\n'],
  ['in a component', '<Columns>\n\nBefore.\n\n%\n\n</Columns>\n', '<Columns>\n\nBefore.\n\n</Columns>\n'],
  ['between requests', `${REQUEST}\n\n%\n\n${REQUEST}\n`, `${REQUEST}\n\n${REQUEST}\n`],
])('a page with a hidden check %s is built as if it had none', async (_, page, without) => {
  const plain = await build(without);
  expect(plain).toMatch(/Before|first|dishes/);
  expect(await build(page, [CHECK])).toBe(plain);
  expect(await build(page, [CHECK, COMMAND])).toBe(plain);
});

test('the same fences without the flag are shown', async () => {
  expect(await build('Before.\n\n%\n', [CHECK.map((line) => line.replace(' check', ''))])).toContain('secrets');
});

test.each([
  ['- first\n\n%\n\n- second\n', [CHECK], 'docs/page.md:3: this hidden check splits a list in two: indent it'],
  ['1. first\n\n%\n\n2. second\n', [CHECK, COMMAND], 'docs/page.md:3: this hidden check splits a list in two'],
  [
    '%\n',
    [['```json check', '{}', '```']],
    'docs/page.md:1: nothing runs ```json, so it checks nothing: write ```http',
  ],
  ['%\n', [['```http check', 'get', '```']], 'docs/page.md:1: "get" is not a request'],
  ['%\n', [['```bash check within=soon', 'ls', '```']], 'docs/page.md:1: within=soon is not a time: write a number'],
])('%j is refused with its place and a remedy', async (page, checks, message) => {
  await expect(build(page, checks)).rejects.toThrow(message);
});
