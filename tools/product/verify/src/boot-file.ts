import type { Example } from '../../../../grammar/match-examples';
import { readTimeLimit } from '../../../../grammar/time-limit';
import { StartError, type Product } from '../../start/src/product';
import { dataIn } from '../../start/src/seeded';
import { findWrongConnection, type Databases } from './databases';
import { findUnknownOptions } from './known-options';
import type { Outcome } from './outcome';
import { DIST, toOverlay } from './overlay';
import { comparePrinted } from './printed';
import type { RestartedProject, Start, StartOptions } from './restarted-project';

/** What a project has once, and a page shows in one way after the other; other files build on each other. */
export const CONFIGURATION = /^config\/(?:env\/[\w-]+\/)?(?:server|admin|api|database|middlewares|plugins)\.[jt]s$/;

/** The path of a file of the project, without the dot that pages write. */
export function pathOf({ fence }: Example): string {
  return (fence.values.title ?? '').replace(/^\.?\//, '');
}

/** Tells whether the requests below a file go to the project with it. */
export function isServed({ kind, fence }: Example): boolean {
  return kind === 'file' && (fence.flags.has('start') || fence.flags.has('restart'));
}

/** Says whether a file takes part in a start of the server; the admin panel's files do not. */
function isBooted(path: string): boolean {
  return !path.startsWith('src/admin/') && /\.(js|ts|json)$/.test(path);
}

/** What the pages of a worker share. */
export type BooterParts = {
  booted: RestartedProject;
  /** For files that are marked `fails`: a failed start ends its process, which the others go on using. */
  failing: RestartedProject;
  /** For files that are marked `start` or `restart`. */
  served: RestartedProject;
  /** Servers for files that are marked `with=postgres`. */
  databases: Databases;
};

/** Starts the project with one file after the other of a page. */
export class Booter {
  /**
   * Files of the project that the page has shown so far, and that later ones build on. JavaScript and TypeScript are
   * two tellings of the same.
   */
  readonly #shown = { js: {} as Record<string, string>, ts: {} as Record<string, string> };
  #serving: Start | undefined;

  constructor(private readonly parts: BooterParts) {}

  /** A booter that goes on from here with parts of its own: what it starts and remembers is unknown to this one. */
  fork(parts: Pick<BooterParts, 'served' | 'databases'>): Booter {
    const fork = new Booter({ ...this.parts, ...parts });
    fork.#shown.js = { ...this.#shown.js };
    fork.#shown.ts = { ...this.#shown.ts };
    return fork;
  }

  /** What the project started with whose file is marked `start` last: the requests below it are for this one. */
  get servingStart(): Start | undefined {
    return this.#serving;
  }

  /** That project. */
  get serving(): Product | undefined {
    return this.#serving && this.parts.served.product;
  }

  /** Takes note of a file for those after it, without a start. */
  remember(example: Example): void {
    const path = pathOf(example);
    if (path === '.env') {
      this.#shown.js[path] = this.#shown.ts[path] = example.fence.text;
    } else if (isBooted(path)) {
      this.#join(example);
    }
  }

  /** The files that one of the page starts with, itself among them; it is remembered for those after it. */
  #join(example: Example): Pick<Start, 'overlay' | 'dist'> {
    const { fence } = example;
    const path = pathOf(example);
    const language = path.endsWith('.ts') ? 'ts' : 'js';
    const overlay = { ...this.#shown[language], ...toOverlay(path, fence.text, fence.flags.has('alone')) };
    if (!CONFIGURATION.test(path)) {
      this.#shown[language] = overlay;
      if (language === 'js' && path.startsWith('src/')) {
        // A project in TypeScript may have such files too, and compiles them with the others.
        this.#shown.ts = { ...this.#shown.ts, [path]: fence.text, [`${DIST}/${path}`]: fence.text };
      } else if (language === 'js' && !path.startsWith('config/')) {
        // It reads the others, such as packages of its own and migrations, where they are.
        this.#shown.ts = { ...this.#shown.ts, [path]: overlay[path] ?? fence.text };
      }
    }
    return { overlay, dist: language === 'ts' ? DIST : '.' };
  }

  async #prepare(example: Example): Promise<Start> {
    const { with: database } = example.fence.values;
    const env = database === undefined ? {} : await this.parts.databases.readEnv(database);
    return { ...this.#join(example), env };
  }

  /** How a file starts: within its time limit, after `restart` on the data that requests above it see. */
  async #readOptions({ fence }: Example, { env }: Start, product: () => Promise<Product>): Promise<StartOptions> {
    const timeout = readTimeLimit(fence);
    const isRestart = fence.flags.has('restart');
    // A reader's restart begins with nothing in memory; how long a start takes shows in a new process alone.
    const options = { reload: isRestart, fresh: timeout !== undefined, ...(timeout !== undefined && { timeout }) };
    if (!isRestart || Object.keys(env).length > 0) {
      return options;
    }
    const data = dataIn(`${this.parts.served.folder}-data`);
    await (await product()).snapshot(data);
    return { ...options, data };
  }

  /** A start that has to fail. */
  async #fail(example: Example, start: Start, options: StartOptions): Promise<Outcome> {
    const { failing } = this.parts;
    const compare = (output: string) => comparePrinted(example, output, failing.folder);
    const printed = options.fresh ? undefined : await failing.fail(start, options.data);
    if (printed !== undefined && compare(printed).problem === undefined) {
      return { way: 'booted' };
    }
    // What is wrong is for a process to say in which nothing else ran before.
    try {
      await failing.start(start, { ...options, fresh: true });
    } catch (error) {
      if (error instanceof StartError && !error.isLate) {
        return { way: 'booted', ...compare(error.output) };
      }
      throw error;
    }
    return { way: 'booted', problem: 'the project starts, though the file is marked "fails"' };
  }

  /** Holds what a start printed against what is recorded; some things are printed once in a process. */
  async #comparePrinted(
    example: Example,
    start: Start,
    options: StartOptions,
    project: RestartedProject,
  ): Promise<Outcome> {
    const compare = () => comparePrinted(example, project.product?.output.join('') ?? '', project.folder);
    const outcome = compare();
    if (outcome.problem === undefined) {
      return { way: 'booted' };
    }
    await project.start(start, { ...options, fresh: true });
    return { way: 'booted', ...compare() };
  }

  async #start(example: Example, start: Start, options: StartOptions): Promise<Outcome> {
    const { booted, served } = this.parts;
    const project = isServed(example) ? served : booted;
    this.#serving = project === served ? start : this.#serving;
    const product = await project.start(start, options);
    const problems = [
      ...(await findUnknownOptions(pathOf(example), product)),
      ...(await findWrongConnection(start.env, product)),
    ];
    if (problems.length > 0) {
      return { way: 'booted', problem: problems.join('\n') };
    }
    return example.result ? this.#comparePrinted(example, start, options, project) : { way: 'booted' };
  }

  /**
   * Puts a file of the page into a copy of the project and starts that.
   *
   * @param product gives the product that requests above the file go to
   * @returns nothing for a file that no start of the server reads
   */
  async boot(example: Example, product: () => Promise<Product>): Promise<Outcome | undefined> {
    const path = pathOf(example);
    if (!isBooted(path)) {
      this.remember(example);
      return example.hidden && path !== '.env'
        ? { way: 'parsed', problem: `no start of the server reads ${path}, so it checks nothing: remove the check` }
        : undefined;
    }
    try {
      const start = await this.#prepare(example);
      const options = await this.#readOptions(example, start, product);
      return await (example.fence.flags.has('fails')
        ? this.#fail(example, start, options)
        : this.#start(example, start, options));
    } catch (error) {
      return { way: 'booted', problem: (error as Error).message };
    }
  }
}
