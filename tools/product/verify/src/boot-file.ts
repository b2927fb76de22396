import type { Example } from '../../../../grammar/match-examples';
import { StartError, type Product } from '../../start/src/product';
import { findWrongConnection, type Databases } from './databases';
import { findUnknownOptions } from './known-options';
import type { Outcome } from './outcome';
import { DIST, toOverlay } from './overlay';
import { comparePrinted } from './printed';
import type { RestartedProject, Start } from './restarted-project';

/** What a project has once, and a page shows in one way after the other; other files build on each other. */
const CONFIGURATION = /^config\/(?:env\/[\w-]+\/)?(?:server|admin|api|database|middlewares|plugins)\.[jt]s$/;

/** Says whether a file takes part in a start of the server; the admin panel's files do not. */
function isBooted(path: string): boolean {
  return !path.startsWith('src/admin/') && /\.(js|ts|json)$/.test(path);
}

/** What the pages of a worker share. */
export type BooterParts = {
  booted: RestartedProject;
  /** For files that are marked `start`. */
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
  #isServing = false;

  constructor(private readonly parts: BooterParts) {}

  /** The project with the last file that is marked `start`: the requests below it are for this one. */
  get serving(): Product | undefined {
    return this.#isServing ? this.parts.served.product : undefined;
  }

  /** What a file starts with; it is remembered for those after it. */
  async #prepare(path: string, { fence }: Example): Promise<Start> {
    const language = path.endsWith('.ts') ? 'ts' : 'js';
    const overlay = { ...this.#shown[language], ...toOverlay(path, fence.text, fence.flags.has('alone')) };
    if (!CONFIGURATION.test(path)) {
      this.#shown[language] = overlay;
      if (language === 'js' && path.startsWith('src/')) {
        // A project in TypeScript may have such files too, and compiles them with the others.
        this.#shown.ts = { ...this.#shown.ts, [path]: fence.text, [`${DIST}/${path}`]: fence.text };
      }
    }
    const { with: database } = fence.values;
    const env = database === undefined ? {} : await this.parts.databases.readEnv(database);
    return { overlay, dist: language === 'ts' ? DIST : '.', env };
  }

  /** A start that has to fail. */
  async #fail(example: Example, start: Start): Promise<Outcome> {
    try {
      await this.parts.booted.start(start, { fresh: true });
    } catch (error) {
      if (error instanceof StartError) {
        return { way: 'booted', ...comparePrinted(example, error.output, this.parts.booted.folder) };
      }
      throw error;
    }
    return { way: 'booted', problem: 'the project starts, though the file is marked "fails"' };
  }

  /** Holds what a start printed against what is recorded; some things are printed once in a process. */
  async #comparePrinted(example: Example, start: Start, project: RestartedProject): Promise<Outcome> {
    const compare = () => comparePrinted(example, project.product?.output.join('') ?? '', project.folder);
    const outcome = compare();
    if (outcome.problem === undefined) {
      return { way: 'booted' };
    }
    await project.start(start, { fresh: true });
    return { way: 'booted', ...compare() };
  }

  async #start(example: Example, path: string, start: Start): Promise<Outcome> {
    const { booted, served } = this.parts;
    const project = example.fence.flags.has('start') ? served : booted;
    this.#isServing ||= project === served;
    const product = await project.start(start);
    const problems = [...(await findUnknownOptions(path, product)), ...(await findWrongConnection(start.env, product))];
    if (problems.length > 0) {
      return { way: 'booted', problem: problems.join('\n') };
    }
    return example.result ? this.#comparePrinted(example, start, project) : { way: 'booted' };
  }

  /**
   * Puts a file of the page into a copy of the project and starts that.
   *
   * @returns nothing for a file that no start of the server reads
   */
  async boot(example: Example): Promise<Outcome | undefined> {
    const { fence } = example;
    const path = (fence.values.title ?? '').replace(/^\.?\//, '');
    if (path === '.env') {
      this.#shown.js[path] = this.#shown.ts[path] = fence.text;
    }
    if (!isBooted(path)) {
      return undefined;
    }
    try {
      const start = await this.#prepare(path, example);
      return await (fence.flags.has('fails') ? this.#fail(example, start) : this.#start(example, path, start));
    } catch (error) {
      return { way: 'booted', problem: (error as Error).message };
    }
  }
}
