import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Example } from '../../../plugins/examples/src/match-examples';
import { COPIES } from '../../product/src/project';
import { StartError, type Product } from '../../product/src/product';
import { placeSeededCopy, startSeededCopy, type SeededData } from '../../product/src/seeded';
import { findWrongConnection, type Databases } from './databases';
import { findUnknownOptions } from './known-options';
import type { Outcome } from './outcome';
import { DIST, toOverlay } from './overlay';
import { comparePrinted } from './printed';

/** How long a project may take to start, ms; one that waits for what is not there never does. */
const TIMEOUT = 60_000;

/** Says whether a file takes part in a start of the server; the admin panel's files do not. */
function isBooted(path: string): boolean {
  return !path.startsWith('src/admin/') && /\.(js|ts|json)$/.test(path);
}

async function failWhenLate(): Promise<never> {
  await setTimeout(TIMEOUT, undefined, { ref: false });
  throw new Error(`it did not answer within ${TIMEOUT / 1000} s`);
}

type Start = { overlay: Record<string, string>; dist: string; env: Record<string, string> };

/** Starts the project with one file after the other of a page, in copies of its own. */
export class Booter {
  /**
   * Files of the project that the page has shown so far: code under `src` and `.env` are what later files build on,
   * while configuration shows one way after the other. JavaScript and TypeScript are two tellings of the same.
   */
  readonly #shown = { js: {} as Record<string, string>, ts: {} as Record<string, string> };
  #product: Product | undefined;
  #serving: Product | undefined;

  /**
   * @param slot name of the worker, so that two at a time do not meet
   * @param databases servers for files that are marked `with=postgres`
   */
  constructor(
    private readonly slot: string,
    private readonly data: SeededData,
    private readonly databases: Databases,
  ) {}

  /** The project with the last file that is marked `start`: the requests below it are for this one. */
  get serving(): Product | undefined {
    return this.#serving;
  }

  /** What a file starts with; it is remembered for those after it. */
  async #prepare(path: string, { fence }: Example): Promise<Start> {
    const language = path.endsWith('.ts') ? 'ts' : 'js';
    const overlay = { ...this.#shown[language], ...toOverlay(path, fence.text, fence.flags.has('alone')) };
    if (path.startsWith('src/')) {
      this.#shown[language] = overlay;
    }
    const { with: database } = fence.values;
    const env = database === undefined ? {} : await this.databases.readEnv(database);
    return { overlay, dist: language === 'ts' ? DIST : '.', env };
  }

  /** A start in the process of the one before: a quarter of the time, since the packages are loaded. */
  async #startAgain(product: Product, start: Start): Promise<Product | undefined> {
    try {
      await product.halt();
      placeSeededCopy(`${this.slot}-boot`, this.data, start);
      await Promise.race([product.start(start.dist), failWhenLate()]);
      return product;
    } catch {
      // What is wrong is for a process to say in which nothing else ran before.
      await this.#product?.stop();
      this.#product = undefined;
      return undefined;
    }
  }

  #startFresh(name: string, start: Start): Promise<Product> {
    return startSeededCopy(`${this.slot}-${name}`, this.data, { ...start, timeout: TIMEOUT });
  }

  async #start(start: Start): Promise<Product> {
    // The product reads `.env` once in a process.
    const isPlain = Object.keys(start.env).length === 0 && !('.env' in start.overlay);
    const again = isPlain && this.#product?.running ? await this.#startAgain(this.#product, start) : undefined;
    if (!again) {
      await this.#product?.stop();
      this.#product = await this.#startFresh('boot', start);
    }
    return again ?? (this.#product as Product);
  }

  /** A start that has to fail, or whose output is recorded. */
  async #record(example: Example, start: Start): Promise<Outcome> {
    const { fence } = example;
    const name = 'record';
    let output: string;
    let failed = false;
    try {
      const product = await this.#startFresh(name, start);
      output = product.output.join('');
      await product.stop();
    } catch (error) {
      if (!(error instanceof StartError)) {
        throw error;
      }
      failed = true;
      ({ output } = error);
    }
    if (failed !== fence.flags.has('fails')) {
      const problem = failed ? output.trim() : 'the project starts, though the file is marked "fails"';
      return { way: 'booted', problem };
    }
    return { way: 'booted', ...comparePrinted(example, output, resolve(COPIES, `${this.slot}-${name}`)) };
  }

  async #serve(start: Start): Promise<Product> {
    await this.#serving?.stop();
    this.#serving = await this.#startFresh('serve', start);
    return this.#serving;
  }

  /**
   * Puts a file of the page into a copy of the project and starts that.
   *
   * @returns nothing for a file that no start of the server reads
   */
  async boot(example: Example): Promise<Outcome | undefined> {
    const { fence, result } = example;
    const path = (fence.values.title ?? '').replace(/^\.?\//, '');
    if (path === '.env') {
      this.#shown.js[path] = this.#shown.ts[path] = fence.text;
    }
    if (!isBooted(path)) {
      return undefined;
    }
    try {
      const start = await this.#prepare(path, example);
      if (result || fence.flags.has('fails')) {
        const outcome = await this.#record(example, start);
        if (outcome.problem !== undefined || !fence.flags.has('start')) {
          return outcome;
        }
      }
      const product = await (fence.flags.has('start') ? this.#serve(start) : this.#start(start));
      const problems = [
        ...(await findUnknownOptions(path, product)),
        ...(await findWrongConnection(start.env, product)),
      ];
      return { way: 'booted', ...(problems.length > 0 && { problem: problems.join('\n') }) };
    } catch (error) {
      return { way: 'booted', problem: (error as Error).message };
    }
  }

  /** Ends the processes and removes the copies. */
  async stop(): Promise<void> {
    await Promise.all([this.#product?.stop(), this.#serving?.stop()]);
    this.#product = this.#serving = undefined;
    for (const name of ['boot', 'record', 'serve']) {
      rmSync(join(COPIES, `${this.slot}-${name}`), { recursive: true, force: true });
    }
  }
}
