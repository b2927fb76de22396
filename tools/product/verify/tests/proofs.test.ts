import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fingerprintExamples, fingerprintInputs, fingerprintPage, keepOthers, writeProofs } from '../src/proofs';

const folder = mkdtempSync(join(tmpdir(), 'proofs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const page = join(folder, 'page.md');

test('the fingerprint of a page changes with its text and with what its walk runs with', () => {
  writeFileSync(page, 'GET /api/restaurants\n');
  const first = fingerprintPage(page, 'inputs');
  expect(fingerprintPage(page, 'inputs')).toBe(first);
  expect(fingerprintPage(page, 'other inputs')).not.toBe(first);
  writeFileSync(page, 'GET /api/restaurants/1\n');
  expect(fingerprintPage(page, 'inputs')).not.toBe(first);
});

test('front matter, on which no walk depends, leaves a fingerprint as it is', () => {
  const text = '# Title\n\n---\n\nGET /api/restaurants\n';
  writeFileSync(page, text);
  const first = fingerprintPage(page, 'inputs');
  writeFileSync(page, `---\ntitle: Restaurants\nkeywords:\n  - places to eat\n---\n${text}`);
  expect(fingerprintPage(page, 'inputs')).toBe(first);
});

test('the fingerprint of examples changes with an example or its result, and not with a sentence', () => {
  const example = '```http\nGET /api/restaurants/1\n```\n\n```json response\n{ "data": {} }\n```\n';
  const write = (text: string) => fingerprintExamples(page, 'inputs', text);
  const first = write(`# Title\n\nThis request returns one entry:\n\n${example}`);
  expect(write(`# Title\n\nRead one entry:\n\n${example}`)).toBe(first);
  expect(write(`# Title\n\n${example.replace('{}', '[]')}`)).not.toBe(first);
  expect(write(`# Title\n\n${example.replace('/1', '/2')}`)).not.toBe(first);
  expect(write(`# Title\n\n${example.replace('http', 'http check')}`)).not.toBe(first);
  expect(fingerprintExamples(page, 'other inputs', example)).not.toBe(first);
});

test('what examples run with is the same for two readers', () => {
  expect(fingerprintInputs()).toMatch(/^[0-9a-f]{64}$/);
  expect(fingerprintInputs()).toBe(fingerprintInputs());
});

test('a pattern that matches no file is noticed', () => {
  expect(() => fingerprintInputs(['package.json', 'no-such-folder/**'])).toThrow(
    'no file matches "no-such-folder/**": correct the list of what a fingerprint covers',
  );
});

test('records of other pages stay, unless the page is gone', () => {
  const gone = join(folder, 'gone.md');
  expect(keepOthers({ [page]: '1', [gone]: '2', 'package.json': '3' }, ['package.json'])).toEqual({ [page]: '1' });
});

test('proofs are written in the order of their pages', () => {
  expect(writeProofs({ b: '2', a: '1' })).toBe('{\n  "a": "1",\n  "b": "2"\n}\n');
});
