import { fork } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Example } from '../../../plugins/examples/src/match-examples';
import { readBuiltPanel } from '../../product/src/panel';
import { COPIES, PRODUCT } from '../../product/src/project';
import { placeSeededCopy, type SeededData } from '../../product/src/seeded';
import { checkShell } from './check-shell';
import { isSame } from './compare';
import { describeTextDifference } from './describe-difference';
import type { Outcome } from './outcome';

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

const HOST = resolve('tools/verify-examples/src/shell-host.mjs');

/** Programs that take the place of others, see `bin/npm`. */
const BIN = resolve('tools/verify-examples/bin');

const TIMEOUT = 180_000;

/** Commands find the product's and the repository's programs, speak to no other host, and open no browser. */
export function shellEnvironment(): NodeJS.ProcessEnv {
  const path = [BIN, resolve(PRODUCT, 'node_modules/.bin'), resolve('node_modules/.bin'), process.env.PATH];
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|NODE_OPTIONS$)/i.test(name));
  return {
    ...Object.fromEntries(inherited),
    PATH: path.join(delimiter),
    PRODUCT_PACKAGES: resolve(PRODUCT, 'node_modules'),
    HOST: '127.0.0.1',
    PORT: '0',
    STRAPI_TELEMETRY_DISABLED: 'true',
    NO_UPDATE_NOTIFIER: 'true',
    NO_COLOR: '1',
    BROWSER: 'true',
  };
}

function runScript(order: Order): Promise<Ended> {
  const child = fork(HOST, [], {
    execArgv: [],
    env: shellEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((done) => {
    child.once('message', (ended: Ended) => done(ended));
    child.once('exit', () => done({ output: '', problem: 'the shell was ended from outside' }));
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

/** Tells whether the recorded lines are among the printed ones, in their order. */
export function hasLines(recorded: string, actual: string): boolean {
  const printed = actual.split('\n');
  return recorded
    .split('\n')
    .filter((line) => line.trim() !== '')
    .every((line) => {
      const found = printed.findIndex((candidate) => isSame(line.trim(), candidate.trim()));
      printed.splice(0, found + 1);
      return found !== -1;
    });
}

function describeEnd({ exitCode, problem }: Ended, wanted: number): string | undefined {
  if (problem !== undefined) {
    return problem;
  }
  return exitCode === undefined || exitCode === wanted
    ? undefined
    : `ended with exit code ${exitCode}, not with ${wanted}`;
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
  async #enter({ fence }: Example): Promise<string> {
    if (!existsSync(this.#folder)) {
      mkdirSync(join(this.#folder, 'new'), { recursive: true });
      // From here npx takes the product that it would fetch.
      symlinkSync(resolve(PRODUCT, 'node_modules'), join(this.#folder, 'node_modules'));
    }
    if (fence.values.in !== undefined) {
      return join(this.#folder, fence.values.in);
    }
    const name = join(`${this.slot}-shell`, /^yarn\b/.test(fence.text) ? 'yarn' : 'npm', 'project');
    const project = join(COPIES, name);
    if (!existsSync(project)) {
      placeSeededCopy(name, this.data);
      // Else each `develop` would build it.
      symlinkSync(resolve(await readBuiltPanel(), 'build'), join(project, 'build'));
    }
    return project;
  }

  /** Runs a fence, and holds its exit code and the recorded lines of its output against what happens. */
  async run(example: Example): Promise<Outcome> {
    const { fence, result } = example;
    const checked = await checkShell(fence.text);
    if (checked.problem !== undefined || !fence.flags.has('run')) {
      return result && !fence.flags.has('run')
        ? { way: 'parsed', problem: 'a result stands behind commands that are not run: write ```bash run' }
        : checked;
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
