import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../../support/files';
import { findCycles, resolveImport, type Graph } from './find-cycles';
import { readCodeImports } from './read-imports';

/** What each file of the repository imports of it, types left out: they are gone when the code runs. */
function readGraph(): Graph {
  const files = listFiles(['**/*.{ts,tsx,mjs,js}']);
  const known = new Set(files);
  const importsOf = (file: string): string[] =>
    readCodeImports(file, readFileSync(file, 'utf8')).flatMap(({ target, typeOnly }) =>
      target === undefined || typeOnly ? [] : (resolveImport(target, known) ?? []),
    );
  return new Map(files.map((file) => [file, importsOf(file)]));
}

test('no files import each other', () => {
  const graph = readGraph();
  const count = [...graph.values()].flat().length;
  console.log(`imports within the repository: ${count} of ${graph.size} files`);
  expect(count).toBeGreaterThan(1000);
  expect(findCycles(graph).map((cycle) => cycle.join(' -> '))).toEqual([]);
});

test('planted: cycles are found, each once, and a file that two others import is none', () => {
  const graph = new Map([
    ['a.ts', ['b.ts', 'c.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['d.ts']],
    ['d.ts', ['b.ts', 'd.ts']],
  ]);
  expect(findCycles(graph)).toEqual([
    ['b.ts', 'c.ts', 'd.ts', 'b.ts'],
    ['d.ts', 'd.ts'],
  ]);
});
