import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRecords } from '../src/read-records';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-push-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(text: string): string {
  const file = join(folder, 'records.jsonl');
  writeFileSync(file, text);
  return file;
}

test('records are read, one from a line', async () => {
  expect(await readRecords(write('{"objectID":"a"}\n{"objectID":"b"}\n'))).toEqual([
    { objectID: 'a' },
    { objectID: 'b' },
  ]);
});

test('a record that is too large is named with its page', async () => {
  const record = {
    objectID: 'https://docs.example.org/a#7',
    url: 'https://docs.example.org/a',
    content: 'x'.repeat(10_000),
  };
  await expect(readRecords(write(`${JSON.stringify(record)}\n`))).rejects.toThrow(
    /^https:\/\/docs.example.org\/a: the record https:\/\/docs.example.org\/a#7 has 10\d\d\d bytes instead of at most 10000/,
  );
});

test.each([
  ['', 'contains no records: build the site again'],
  ['{"objectID":"a"}\n{"obj', 'is cut off: build the site again'],
])('a file that ends early is told: %j', async (text, message) => {
  await expect(readRecords(write(text))).rejects.toThrow(message);
});

test('a site that was not built is told', async () => {
  await expect(readRecords(join(folder, 'none.jsonl'))).rejects.toThrow('is not there: build the site first');
});
