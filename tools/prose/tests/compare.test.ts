import { expect, test } from 'vitest';
import { UserError } from '../../bootstrap/src/user-error.mjs';
import { comparePhrases, countPhrases, describeCounts, readTextsAt } from '../src/compare';
import { readText } from '../src/read-text';
import type { Phrase } from '../src/rules/data';

const STANDS: Phrase = {
  name: 'stands',
  pattern: '\\bstands\\b',
  except: ['stands for'],
  why: 'a',
  write: 'is',
  bad: [],
  good: [],
};
const WHICH: Phrase = { name: 'which', pattern: '^Which', in: 'heading', why: 'a', write: 'a name', bad: [], good: [] };
const read = (source: string) => readText('README.md', source);

test('phrases are counted with those that a comment allows, without right uses and code', () => {
  const text = read(
    '# Which\n\nWhich one stands here? It `stands`. A stands for B.\n\nIt stands. <!-- prose-ok: stands — a reason -->\n',
  );
  expect(Object.fromEntries(countPhrases([text], [STANDS, WHICH]))).toEqual({ stands: 2, which: 1 });
});

test('a table compares two states of the same files', () => {
  const before = [read('It stands. It stands.\n'), read('It stands.\n\nIt stands.\n')];
  const counts = comparePhrases(before, [read('It stands.\n')], [WHICH, STANDS]);
  expect(counts).toEqual([
    { name: 'stands', before: 4, now: 1 },
    { name: 'which', before: 0, now: 0 },
  ]);
  expect(describeCounts(counts).split('\n').at(-1)).toMatch(/^all +4 +1, 75% fewer$/);
  expect(describeCounts([])).toMatch(/all +0 +0$/);
});

test('a commit that is not there is named', async () => {
  await expect(readTextsAt('no-such-commit', ['README.md'])).rejects.toThrow(UserError);
  await expect(readTextsAt('no-such-commit', ['README.md'])).rejects.toThrow(/no-such-commit failed/);
});
