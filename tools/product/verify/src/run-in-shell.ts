import { fork } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isExecuted, type Example } from '../../../../grammar/match-examples';
import { readTimeLimit } from '../../../../grammar/time-limit';
import { placeBuiltPanel } from '../../start/src/panel';
import { COPIES } from '../../start/src/project';
import { placeSeededCopy, type SeededData } from '../../start/src/seeded';
import { checkShell } from './check-shell';
import { compareFiles } from './compare-files';
import { describeTextDifference } from './describe-difference';
import type { Outcome } from './outcome';
import { cleanOutput, hasLines } from './shell-output';
import { placePrograms, shellEnvironment } from './shell-environment';
import { removeFolder } from '../../../bootstrap/src/remove-folder.mjs';

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

function describeEnd({ exitCode, problem }: Ended, wanted: number): string | undefined {
  if (problem !== undefined) {
    return problem;
  }
  return exitCode === undefined || exitCode === wanted
    ? undefined
    : `ended with exit code ${exitCode}, not with ${wanted}`;
}

/** npm and yarn are two tellings of the same; each has a project of its own. */
export type Telling = 'npm' | 'yarn';

/** Tells whether a fence shows with yarn what another shows with npm; each has a project of its own. */
export function isYarnTelling({ kind, fence }: Example): boolean {
  return kind === 'shell' && fence.values.in === undefined && /^yarn\b/.test(fence.text);
}

/** What the commands of hidden checks begin with. */
type Origin = { shell: PageShell; telling: Telling };

/** Runs the commands of a page, or of hidden checks on it. */
export class PageShell {
  readonly #name: string;
  readonly #folder: string;

  /**
   * @param slot name of the worker, so that two at a time do not meet
   * @param origin shell whose folders are copied as they are then; none: the sample project, and empty folders
   */
  constructor(
    slot: string,
    private readonly data: SeededData,
    private readonly origin?: Origin,
  ) {
    this.#name = `${slot}-shell`;
    this.#folder = join(COPIES, this.#name);
  }

  /** Copies a folder of the page's commands, where they have made one. */
  #copyOrigin(path: string): void {
    const source = this.origin && join(this.origin.shell.#folder, path);
    if (source !== undefined && existsSync(source)) {
      cpSync(source, join(this.#folder, path), { recursive: true, verbatimSymlinks: true });
    }
  }

  /**
   * Where a fence runs: in the sample project, or where `in=new` says so, in a folder that is empty at the beginning of
   * the page. npm and yarn are two tellings of the same, and have a project each.
   */
  async #enter(example: Example): Promise<string> {
    if (!existsSync(this.#folder)) {
      mkdirSync(join(this.#folder, 'new'), { recursive: true });
      this.#copyOrigin('new');
      placePrograms(join(this.#folder, 'node_modules'));
    }
    const { in: place } = example.fence.values;
    if (place !== undefined) {
      return join(this.#folder, place);
    }
    const telling = this.origin?.telling ?? (isYarnTelling(example) ? 'yarn' : 'npm');
    const path = join(telling, 'project');
    const project = join(this.#folder, path);
    if (!existsSync(project)) {
      this.#copyOrigin(path);
    }
    if (!existsSync(project)) {
      placeSeededCopy(join(this.#name, path), this.data);
      // Else each `develop` would build it.
      await placeBuiltPanel(project);
    }
    return project;
  }

  async #execute(example: Example): Promise<Outcome> {
    const { fence, result } = example;
    const { until, exit = '0' } = fence.values;
    const cwd = await this.#enter(example);
    const ended = await runScript({ script: fence.text, cwd, until, timeout: readTimeLimit(fence) ?? TIMEOUT });
    const output = cleanOutput(ended.output);
    const problem = describeEnd(ended, Number(exit));
    if (problem !== undefined) {
      return { way: 'executed', problem: [problem, ...output.split('\n').slice(-15)].join('\n') };
    }
    const hasResult = !result || hasLines(result.text, output);
    const files = compareFiles(example, cwd);
    const problems = [...(hasResult ? [] : [describeTextDifference(result.text, output)]), files.problem ?? []].flat();
    return {
      way: 'executed',
      ...files,
      ...(problems.length > 0 && { problem: problems.join('\n') }),
      ...(!hasResult && { newResult: { text: output } }),
    };
  }

  /** Runs a fence, and compares exit code, recorded lines of the output, and files with what happens. */
  async run(example: Example): Promise<Outcome> {
    const { fence, result, files } = example;
    const isRun = isExecuted(example);
    if ((result ?? files[0]) && !isRun) {
      return { way: 'parsed', problem: 'a result follows commands that are not run: write ```bash run' };
    }
    // A hidden check may try what doesn't exist; what happens then is compared.
    const checked = example.hidden ? undefined : await checkShell(fence.text);
    return checked === undefined || (checked.problem === undefined && isRun) ? this.#execute(example) : checked;
  }

  /** Removes what the commands have written. */
  stop(): void {
    removeFolder(this.#folder);
  }
}
