import { expect, test } from 'vitest';
import { readText } from '../src/read-text';
import { drawSample, listStatements } from '../src/sample';

test('sentences and cells are listed with their code, headings, questions, and labels are not', () => {
  const source = [
    '## A heading that has more words than six',
    '',
    'The server returns `404` for an unknown path. Short one. Is this a question with many words?',
    'These are the options of the server:',
    '',
    '| Option | What it does |',
    '| --- | --- |',
    '| `port` | sets the port that the server listens on, `1337` by default |',
    '',
  ].join('\n');
  expect(listStatements([readText('docs/a.md', source)])).toEqual([
    { file: 'docs/a.md', line: 3, text: 'The server returns `404` for an unknown path.' },
    expect.objectContaining({ line: 8, text: expect.stringContaining('listens on, `1337` by default') as string }),
  ]);
});

test('a seed draws the same items each time, another one draws others', () => {
  const items = Array.from({ length: 1000 }, (_, index) => index);
  const sample = drawSample(items, 20, 7);
  expect(drawSample(items, 20, 7)).toEqual(sample);
  expect(drawSample(items, 20, 8)).not.toEqual(sample);
  expect(new Set(sample).size).toBe(20);
  expect(sample).toEqual(sample.toSorted((a, b) => a - b));
});

test('all of the list are as likely: the mean of many draws is its middle', () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  const drawn = Array.from({ length: 500 }, (_, seed) => drawSample(items, 5, seed + 1)).flat();
  const mean = drawn.reduce((sum, item) => sum + item, 0) / drawn.length;
  expect(Math.abs(mean - 49.5)).toBeLessThan(2);
});

test('of fewer items than asked for, all are drawn', () => {
  expect(drawSample(['a', 'b'], 5, 1)).toEqual(['a', 'b']);
});
