import { fork } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Example } from '../../../../grammar/match-examples';
import { placeBuiltPanel } from '../../start/src/panel';
import { COPIES } from '../../start/src/project';
import { placeSeededCopy, type SeededData } from '../../start/src/seeded';
import { checkShell } from './check-shell';
import { isSame } from './compare';
import { describeTextDifference } from './describe-difference';
import type { Outcome } from './outcome';
import { placePrograms, shellEnvironment } from './shell-environment';

/** What shell-host.mjs is told. */
export type Order = {
  script: string;
  cwd: string;
  /** What a server prints when it is up; it is ended then. */
  until?: string;
  /** How long it may take, ms. */
  timeout: number;
};

/** What shell-host.mjs answers; no exit code: it was ended. */
export type Ended = { output: string; exitCode?: number; problem?: string };

const HOST = resolve('tools/product/verify/src/shell-host.mjs');

const TIMEOUT = 900_000;

function runScript(order: Order): Promise<Ended> {
  const child = fork(HOST, [], {
    execArgv: [],
    env: shellEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((done) => {
    child.once('message', (ended: Ended) => done(ended));
    // `exit` may come before the last message has been read; the channel ends after it.
    child.once('disconnect', () => done({ output: '', problem: 'the shell was ended from outside' }));
    child.send(order);
  });
}

/** What a command prints, without colours and without what npm and yarn print around it. */
export function cleanOutput(output: string): string {
  return stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => !/^(> |\$ |yarn run v|Done in |npm (warn|notice) )/.test(line))
    .join('\n')
    .trim();
}

/** Tells whether there are recorded lines, and these are among the printed ones, in their order. */
export function hasLines(recorded: string, actual: string): boolean {
  const printed = actual.split('\n');
  const lines = recorded.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.length > 0 &&
    lines.every((line) => {
      const found = printed.findIndex((candidate) => isSame(line.trim(), candidate.trim()));
      printed.splice(0, found + 1);
      return found !== -1;
    })
  );
}

function describeEnd({ exitCode, problem }: Ended, wanted: number): string | undefined {
  if (problem !== undefined) {
    return problem;
  }
  return exitCode === undefined || exitCode === wanted
    ? undefined
    : `ended with exit code ${exitCode}, not with ${wanted}`;
}

/** Tells whether a fence shows with yarn what another shows with npm; each has a project of its own. */
export function isYarnTelling({ kind, fence }: Example): boolean {
  return kind === 'shell' && fence.values.in === undefined && /^yarn\b/.test(fence.text);
}

/** Runs the commands of a page. */
export class PageShell {
  readonly #folder: string;

  /** @param slot name of the worker, so that two at a time do not meet */
  constructor(
    private readonly slot: string,
    private readonly data: SeededData,
  ) {
    this.#folder = join(COPIES, `${slot}-shell`);
  }

  /**
   * Where a fence runs: in the sample project, or where `in=new` says so, in a folder that is empty at the beginning of
   * the page. npm and yarn are two tellings of the same, and have a project each.
   */
  async #enter(example: Example): Promise<string> {
    if (!existsSync(this.#folder)) {
      mkdirSync(join(this.#folder, 'new'), { recursive: true });
      placePrograms(join(this.#folder, 'node_modules'));
    }
    const { in: place } = example.fence.values;
    if (place !== undefined) {
      return join(this.#folder, place);
    }
    const name = join(`${this.slot}-shell`, isYarnTelling(example) ? 'yarn' : 'npm', 'project');
    const project = join(COPIES, name);
    if (!existsSync(project)) {
      placeSeededCopy(name, this.data);
      // Else each `develop` would build it.
      await placeBuiltPanel(project);
    }
    return project;
  }

  /** Runs a fence, and holds its exit code and the recorded lines of its output against what happens. */
  async run(example: Example): Promise<Outcome> {
    const { fence, result } = example;
    const isRun = fence.flags.has('run');
    if (result && !isRun) {
      return { way: 'parsed', problem: 'a result follows commands that are not run: write ```bash run' };
    }
    const checked = await checkShell(fence.text);
    if (checked.problem !== undefined || !isRun) {
      return checked;
    }
    const { until, exit = '0' } = fence.values;
    const ended = await runScript({ script: fence.text, cwd: await this.#enter(example), until, timeout: TIMEOUT });
    const output = cleanOutput(ended.output);
    const problem = describeEnd(ended, Number(exit));
    if (problem !== undefined) {
      return { way: 'executed', problem: [problem, ...output.split('\n').slice(-15)].join('\n') };
    }
    return result && !hasLines(result.text, output)
      ? { way: 'executed', problem: describeTextDifference(result.text, output), newResult: { text: output } }
      : { way: 'executed' };
  }

  /** Removes what the commands have written. */
  stop(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
