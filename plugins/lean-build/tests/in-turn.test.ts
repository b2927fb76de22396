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
  const load = inTurn(function load(this: Context, source: string) {
    const answer = this.async();
    steps.push(`begins ${source}`);
    setTimeout(() => {
      steps.push(`ends ${this.resourcePath}`);
      answer(source === 'b' ? new Error('b is wrong') : null, source.toUpperCase());
    });
  });
  expect(await run(load, ['a', 'b', 'c'])).toEqual(['A', 'b is wrong', 'C']);
  expect(steps).toEqual(['begins a', 'ends a', 'begins b', 'ends b', 'begins c', 'ends c']);
});
