import type { Code, Parent } from 'mdast';
import { expect, test } from 'vitest';
import { explainFlags, type FlagProblem } from '../explain-flags';
import { matchExamples } from '../match-examples';

/** A page of fences, each written as its info string, or with its text after a line break. */
function page(...fences: string[]): Parent {
  const children = fences.map((text): Code => {
    const [info = '', ...lines] = text.split('\n');
    const [lang = '', ...meta] = info.split(' ');
    return { type: 'code', lang, meta: meta.join(' '), value: lines.join('\n') };
  });
  return { type: 'root', children };
}

test('a hidden check owns the results below it', () => {
  const examples = matchExamples(
    page(
      'http check\nGET /api/dishes',
      'json response',
      'bash check\nls',
      'text result',
      'json result title="./dump.json"',
      'text result title="./config/notes.txt"',
      'http\nGET /api/dishes',
    ),
  );
  expect(examples.map(({ kind, hidden, result, files }) => [kind, hidden, result?.lang, files.length])).toEqual([
    ['http', true, 'json', 0],
    ['shell', true, 'text', 2],
    ['http', false, undefined, 0],
  ]);
});

test('a file result needs a command above it, and printed lines come before files', () => {
  const kinds = (...fences: string[]) => matchExamples(page(...fences)).map(({ kind }) => kind);
  expect(kinds('js run', 'json result title="./dump.json"')).toEqual(['run']);
  expect(kinds('bash check', 'json result title="./dump.json"', 'text result')).toEqual(['shell', 'source']);
});

function explain(tree: Parent): FlagProblem | undefined {
  const [example] = matchExamples(tree);
  return example && explainFlags(example);
}

test.each([
  'http check within=500ms',
  'graphql check\n{ a }',
  'js run check within=1min',
  'ts title="./config/server.ts" check within=5s',
  'bash check exists="./a ./b" missing=./c within=2.5s',
  'bash run exists=./a',
  'json',
])('%j can be followed', (fence) => {
  expect(explain(page(fence))).toBeUndefined();
});

test.each([
  [['json check'], 0, 'nothing runs ```json, so it checks nothing: write ```http check'],
  [['js check'], 0, 'nothing runs ```js, so it checks nothing'],
  [['graphql check\ntype Dish { name: String }'], 0, 'nothing runs ```graphql, so it checks nothing'],
  [['http check', 'json response check'], 1, '"check" is on a result: write it on the fence above'],
  [['http', 'json response check'], 1, '"check" is on a result: write it on the fence above'],
  [['bash run', 'json result title="./a" check'], 1, '"check" is on a result'],
  [['http check unverified="no network"'], 0, '"check" and "unverified" exclude each other'],
  [['http check within=5'], 0, 'within=5 is not a time: write a number with ms, s, or min, such as within=5s'],
  [['http within=0s'], 0, 'within=0s is not a time'],
  [['json within=5s'], 0, 'nothing runs this fence'],
  [['bash within=5s'], 0, 'nothing runs this fence'],
  [['bash exists=./a'], 0, 'exists= is about the files that a command leaves: write it on ```bash run'],
  [['js run missing=./a'], 0, 'missing= is about the files that a command leaves'],
])('%j is refused with a remedy', (fences, index, message) => {
  const tree = page(...fences);
  const problem = explain(tree);
  expect(problem?.message).toContain(message);
  expect(problem?.fence.node).toBe(tree.children[index]);
});
