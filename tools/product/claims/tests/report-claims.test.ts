import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportClaims } from '../src';

const folder = mkdtempSync(join(tmpdir(), 'claims-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

const file = join(folder, 'page.md');
writeFileSync(file, '---\ntitle: New\n---\n\nA name has at most 7 levels.\n');

test('a page with a claim that nothing backs does not pass', () => {
  expect(reportClaims([file])).toBe(false);
  expect(lines[0]).toBe(`${file}:5: A name has at most 7 levels.\n    number 7 levels: NOTHING`);
  expect(lines.at(-1)).toBe('1 claims on 1 pages, 0% backed');
});

test('a page without such a claim passes', () => {
  writeFileSync(file, '---\ntitle: New\n---\n\nA name is a word.\n');
  expect(reportClaims([file])).toBe(true);
});
