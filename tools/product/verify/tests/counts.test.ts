import { expect, test } from 'vitest';
import { matchExamples } from '../../../../grammar/match-examples';
import { toLedger, writeLedger } from '../src/ledger';
import type { Way } from '../src/outcome';
import { parsePage } from '../src/read-page';
import { describeTally, type Result } from '../src/report';

const PAGE =
  '```http check\nGET /a\n```\n\n```http\nGET /b\n```\n\n```json unverified="no"\n{}\n```\n\n```bash check\nls\n```\n';

const WAYS: Way[] = ['executed', 'executed', 'unverified', 'executed'];

const results = matchExamples(parsePage('docs/a.md', PAGE).tree).map((example, index): Result => {
  return { located: { file: 'docs/a.md', line: 1, example }, outcome: { way: WAYS[index] ?? 'parsed' } };
});

test('the table counts hidden checks among the others, and separately', () => {
  const rows = describeTally(results)
    .split('\n')
    .map((line) => line.split(/\s+/));
  expect(rows[0]).toEqual([
    'language',
    'executed',
    'booted',
    'type-checked',
    'parsed',
    'plain',
    'unverified',
    '(hidden)',
  ]);
  expect(rows.slice(1)).toEqual([
    ['bash', '1', '0', '0', '0', '0', '0', '1'],
    ['http', '2', '0', '0', '0', '0', '0', '1'],
    ['json', '0', '0', '0', '0', '0', '1', '0'],
    ['all', '3', '0', '0', '0', '0', '1', '2'],
  ]);
});

test('the ledger does, too, and leaves out what is zero', () => {
  const ledger = toLedger(results);
  expect(ledger).toEqual({ 'docs/a.md': { checked: 3, left: 1, hidden: 2 } });
  expect(writeLedger({ ...ledger, 'docs/b.md': { checked: 1, left: 0 } })).toBe(
    '{\n  "docs/a.md": { "checked": 3, "left": 1, "hidden": 2 },\n  "docs/b.md": { "checked": 1, "left": 0 }\n}\n',
  );
});
