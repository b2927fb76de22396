import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { attribute, code, codeBlock, markdown, plain } from '../src/text/elements';
import { readLink } from '../src/text/links';
import { parsePage, renderPage } from './support/render-page';

/** Types of the nodes of a tree that run as code or stand for a component. */
function listActive(source: string): string[] {
  const found: string[] = [];
  visit(parsePage(source), (node: { type: string }) => {
    if (/^mdx|irective$|^html$/.test(node.type)) {
      found.push(node.type);
    }
  });
  return found;
}

/** What is dangerous somewhere: in MDX, Markdown, tables, directives, and the sources that Docusaurus rewrites. */
const PARTS = [
  '{a()}',
  '{',
  '}',
  '<b>',
  '</DescriptionText>',
  '<',
  '/>',
  '`',
  '```',
  '```mdx-code-block\n',
  '\n',
  '\n\n',
]
  .concat([
    'export const a = 1',
    'import "a"',
    ':::note',
    ':x[y]',
    '|',
    '\\',
    '\\u007b',
    '"',
    "'",
    '*',
    '---',
    '# a',
    '{#id}',
  ])
  .concat([
    '<!--',
    '-->',
    '{/*',
    '*/}',
    '[a](javascript:b)',
    '![a](b)',
    '[a]: b',
    '    ',
    '> ',
    '- ',
    '~~~',
    '\u2028',
    '\0',
  ]);

/** Always the same numbers from 0 to 1 (a linear congruential generator), so that a failure can be repeated. */
function* random(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

test('no combination of dangerous parts becomes code, wherever a text may be', () => {
  const numbers = random(1);
  const pick = () => PARTS[Math.floor(numbers.next().value * PARTS.length)] ?? '';
  const rounds = 1000;
  for (let round = 0; round < rounds; round += 1) {
    const text = Array.from({ length: 1 + (round % 8) }, pick).join('');
    const page = [
      `## ${plain(text)} and [${plain(text)}](./a.mdx)`,
      `| a | b |\n| --- | --- |\n| ${markdown(text)} | ${code(text)} |`,
      markdown(text, 2),
      codeBlock('json', text, text),
    ];
    expect(listActive(page.join('\n\n')), text).toEqual([]);
  }
  console.log(`Texts: ${rounds}`);
});

test('plain text, code, and blocks keep every character', () => {
  const text = PARTS.filter((part) => part !== '\0').join(' ');
  const page = parsePage(`${plain(text)}\n\n${code(text)}\n\n${codeBlock('md', text)}`);
  const values = page.children.map((node) => toString(node));
  expect(values).toEqual([text, text, text.trimEnd()]);
  expect(JSON.parse(/^a=\{(.*)\}$/s.exec(attribute('a', text))?.[1] ?? '')).toBe(text);
});

describe('Markdown', () => {
  test.each([
    ['`a` *b* [c](https://d.example/)', '`a` *b* [c](https://d.example/)'],
    ['[a](javascript:b)', 'a (javascript:b)'],
    ['[a][b]\n\n[b]: javascript:c', 'a (javascript:c)'],
    ['[a][b]\n\n[b]: /c\n[b]: /d', '[a](/c)'],
    ['![a](../b.png)', 'a (../b.png)'],
    ['# a', '### a'],
    ['###### a', '###### a'],
    ['<b>a</b>', '\\<b>a\\</b>'],
    ['    a', '```\na\n```'],
    ['```js live\na\n```', '```js\na\n```'],
    ['```mermaid\na\n```', '```text\na\n```'],
    ['> - a {b}', '> - a \\{b}'],
  ])('%j is shown as %j', (text, shown) => {
    expect(renderPage(markdown(text, 2)).trim()).toBe(shown);
  });

  test('in a line, blocks follow each other', () => {
    const page = renderPage(`a ${markdown('b\n\n- c\n- `d`\n\n```\ne\n```')} f`);
    expect(page.trim()).toBe('a b c `d` `e` f');
  });
});

test.each([
  ['https://a.example/b', 'https://a.example/b'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['#a', '#a'],
  ['/a/b?c#d', '/a/b?c#d'],
  ['//a.example/b', 'https://a.example/b'],
  ['/\\a.example/b', 'https://a.example/b'],
  ['javascript:a', undefined],
  [' java\nscript:a', undefined],
  ['data:text/html,a', undefined],
  ['file:///etc/passwd', undefined],
  ['../a', undefined],
  ['@site/package.json', undefined],
  ['/package.json', undefined],
  ['http://', undefined],
])('a link to %j leads to %j', (target, expected) => {
  expect(readLink(target)).toBe(expected);
});
