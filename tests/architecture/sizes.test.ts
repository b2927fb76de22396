import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../support/files';

const MOST_LINES = 300;
const MOST_LINES_MEDIAN = 60;

/** Code files with their lines, tests left out: those grow with what they hold. */
function measure(): { file: string; lines: number }[] {
  return listFiles(['**/*.{ts,mts,tsx,mjs,js}'])
    .filter((file) => !/\.test\.tsx?$|^tests\//.test(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
}

test('code files stay small', () => {
  const files = measure();
  const median = files[Math.floor(files.length / 2)]?.lines;
  console.log(`code files: ${files.length}, median ${median} lines, longest ${files.at(-1)?.file}`);
  expect(median).toBeLessThan(MOST_LINES_MEDIAN);
  expect(files.filter(({ lines }) => lines > MOST_LINES)).toEqual([]);
});
