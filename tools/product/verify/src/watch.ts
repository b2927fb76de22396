import { watch } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import type { Example } from '../../../../grammar/match-examples';
import { describeProblem, type Result } from './report';
import type { Verifier } from './verify-pages';

/** An editor may write a file in several steps, ms apart. */
const SETTLE = 100;

type WatchOptions = {
  update: boolean;
  /** Prints the results of pages, what is wrong with some examples left out. */
  report: (results: Result[], pages: number, without: Set<Example>) => unknown;
};

function printNew(result: Result): void {
  const { located, outcome } = result;
  const [first = ''] = located.example.fence.text.split('\n');
  const holds = `${relative('.', located.file)}:${located.line}: ${first}\n    holds`;
  console.log(outcome.problem === undefined ? holds : describeProblem(result));
}

function describeRun(verifier: Verifier, file: string, results: Result[]): string {
  const ran = verifier.ran.get(file) ?? 0;
  const seconds = (verifier.seconds.get(file) ?? 0).toFixed(1);
  return ran === results.length
    ? `ran all ${ran} examples in ${seconds} s`
    : `ran ${ran} of ${results.length} examples in ${seconds} s: the others don't depend on what has changed; press Enter to run all`;
}

/** Runs pages one at a time. */
class Queue {
  /** Whether only what has changed of a page is to be run, by file. */
  readonly #waiting = new Map<string, boolean>();
  #isRunning = false;

  constructor(
    private readonly verifier: Verifier,
    private readonly options: WatchOptions,
  ) {}

  async #run(file: string, changedOnly: boolean): Promise<void> {
    const { update, report } = this.options;
    try {
      const printed = new Set<Example>();
      const onNew = (result: Result) => {
        printNew(result);
        printed.add(result.located.example);
      };
      const results = await this.verifier.verify([file], { update, changedOnly, ...(changedOnly && { onNew }) });
      report(results, 1, printed);
      console.log(describeRun(this.verifier, file, results));
    } catch (error) {
      // A page that is half written can't be parsed; the next save will tell.
      console.log((error as Error).message);
    }
  }

  /** Runs a page as soon as nothing else runs. */
  async add(file: string, changedOnly: boolean): Promise<void> {
    this.#waiting.set(file, changedOnly && (this.#waiting.get(file) ?? true));
    if (this.#isRunning) {
      return;
    }
    this.#isRunning = true;
    for (let [next] = this.#waiting; next !== undefined; [next] = this.#waiting) {
      const [waiting, isPart] = next;
      this.#waiting.delete(waiting);
      await this.#run(waiting, isPart);
    }
    this.#isRunning = false;
  }
}

/**
 * Checks each page again when it is saved, until the process is ended: the examples that have changed, and those that
 * depend on them. A line on the standard input checks the page that was saved last as a whole.
 */
export function watchPages(files: string[], verifier: Verifier, options: WatchOptions): Promise<never> {
  const queue = new Queue(verifier, options);
  const timers = new Map<string, NodeJS.Timeout>();
  let [latest = ''] = files;
  const save = (file: string) => {
    latest = file;
    clearTimeout(timers.get(file));
    timers.set(
      file,
      setTimeout(() => void queue.add(file, true), SETTLE),
    );
  };
  // Folders are watched, since many editors put a new file in the place of the one that is saved.
  for (const folder of new Set(files.map((file) => dirname(file)))) {
    watch(folder, (_, name) => {
      files.filter((file) => dirname(file) === folder && basename(file) === name).forEach(save);
    });
  }
  process.stdin.on('data', () => void queue.add(latest, false));
  console.log('waiting for a page to be saved (Enter runs all examples of the last one, Ctrl+C ends)');
  return new Promise(() => undefined);
}
