import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from '../src/in-turn.mjs';

type Answer = (error: Error | null, result?: string) => void;
type Context = { async: () => Answer; resourcePath: string };
type Loader = (this: Context, source: string) => void;

/** Runs a loader as a bundler does: all files at once. */
function run(loader: Loader, sources: string[]): Promise<string[]> {
  const answers = sources.map(
    (source) =>
      new Promise<string>((resolve) => {
        const answer: Answer = (error, result = '') => resolve(error ? error.message : result);
        loader.call({ async: () => answer, resourcePath: source }, source);
      }),
  );
  return Promise.all(answers);
}

test('a file is taken up when the one before is done, whether it failed or not', async () => {
  const steps: string[] = [];
  const load = inTurn(async function load(this: Context, source: string) {
    steps.push(`begins ${source}`);
    await setTimeout(1);
    steps.push(`ends ${this.resourcePath}`);
    if (source === 'b') {
      throw new Error('b is wrong');
    }
    this.async()(null, source.toUpperCase());
  });
  expect(await run(load, ['a', 'b', 'c'])).toEqual(['A', 'b is wrong', 'C']);
  expect(steps).toEqual(['begins a', 'ends a', 'begins b', 'ends b', 'begins c', 'ends c']);
});
