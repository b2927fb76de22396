import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Forgotten } from '../../start/src/messages';
import { COPIES } from '../../start/src/project';
import type { Product } from '../../start/src/product';
import { placeSeededCopy, startSeededCopy, type SeededData } from '../../start/src/seeded';
import { removeFolder } from '../../../bootstrap/src/remove-folder.mjs';

/** How long a project may take to start, ms; one that waits for what is not there never does. */
const TIMEOUT = 300_000;

/**
 * The same for a start in a process that has loaded the packages: far less than a second as a rule, ms. A start that is
 * later is done again in a new process, so no result depends on it.
 */
const AGAIN_TIMEOUT = 15_000;

/** Time for the last lines of a start to arrive, ms: they come through another channel than its answer. */
const SETTLE = 50;

/** Files whose content outlives a start in the same process, unless the product forgets what it made of them. */
const STAYS = /^\.env$|(?:^|\/)config\/(?:env\/[\w-]+\/)?admin\.js$/;

/** Files that change what Strapi's packages hold in memory: content types, controllers, and routes of plugins. */
const CHANGES_PACKAGES = /(?:^|\/)src\/(?:extensions\/|index\.[jt]s$)/;

/** Tells whether a project starts with files of a kind. */
const hasFiles = ({ overlay }: Start, kind: RegExp): boolean => Object.keys(overlay).some((path) => kind.test(path));

/** Tells whether a project starts with variables of its own. */
const hasVariables = ({ env }: Start): boolean => Object.keys(env).length > 0;

/** What a project starts with. */
export type Start = {
  /** Files over the sample project's own, content by path. */
  overlay: Record<string, string>;
  /** Where its code lies, as a compiled TypeScript project has it. */
  dist: string;
  env: Record<string, string>;
};

export type StartOptions = {
  /** Whether a new process is needed; else that of the start before is used where it can. */
  fresh?: boolean;
  /** Whether all of Strapi's packages are loaded anew; else only those that keep something of the start before. */
  reload?: boolean;
  /** Data to start on; default: the sample data. */
  data?: SeededData;
  /** How long the start may take, ms. */
  timeout?: number;
};

/** The sample project as it is. */
export const PLAIN: Start = { overlay: {}, dist: '.', env: {} };

/** How a start in a process ended that goes on; nothing: it is late, or the process ended. */
type End = 'started' | 'failed' | undefined;

/** A copy of the sample project that is started with one set of files after the other. */
export class RestartedProject {
  #product: Product | undefined;
  /** What it was started with last; where that start failed, nothing runs. */
  #started: Start | undefined;

  /** @param copy folder in `.cache/product` */
  constructor(
    private readonly copy: string,
    private readonly data: SeededData,
  ) {}

  get product(): Product | undefined {
    return this.#product;
  }

  /** Where it lies. */
  get folder(): string {
    return resolve(COPIES, this.copy);
  }

  /** What the process has to forget of the start before. */
  #chooseForgotten(start: Start, reload: boolean): Forgotten {
    const last = this.#started;
    if (reload || (last && hasFiles(last, CHANGES_PACKAGES))) {
      return 'strapi';
    }
    return [last, start].some((one) => one && hasFiles(one, STAYS)) ? 'configuration' : 'project';
  }

  /**
   * A start in the process of the one before: a quarter of the time, since the packages are loaded.
   *
   * @returns how it ended; nothing where that can't be told
   */
  async #startAgain(product: Product, start: Start, data: SeededData, reload: boolean): Promise<End> {
    try {
      await product.halt(this.#chooseForgotten(start, reload));
    } catch {
      return undefined;
    }
    placeSeededCopy(this.copy, data, start);
    this.#started = start;
    product.output.length = 0;
    const started = product.start(start.dist).then<End, End>(
      () => 'started',
      () => (product.running ? 'failed' : undefined),
    );
    return Promise.race([started, setTimeout(AGAIN_TIMEOUT, undefined, { ref: false })]);
  }

  /** A start in a process of its own. */
  async #startFresh(start: Start, data: SeededData, timeout: number): Promise<Product> {
    await this.#product?.stop();
    this.#product = undefined;
    this.#product = await startSeededCopy(this.copy, data, { ...start, timeout });
    return this.#product;
  }

  /** The process of the start before, where a start may use it: a process keeps its variables. */
  #findReusable(start: Start): Product | undefined {
    const keepsVariables = hasVariables(start) || (this.#started !== undefined && hasVariables(this.#started));
    return this.#product?.running && !keepsVariables ? this.#product : undefined;
  }

  /**
   * Starts the project; what ran before is ended.
   *
   * @throws StartError with what the product says when it can't start
   */
  async start(start: Start, options: StartOptions = {}): Promise<Product> {
    const { fresh = false, reload = false, data = this.data, timeout = TIMEOUT } = options;
    const present = fresh ? undefined : this.#findReusable(start);
    if (present && (await this.#startAgain(present, start, data, reload)) === 'started') {
      return present;
    }
    // What is wrong is for a process to say in which nothing else ran before.
    this.#started = start;
    return this.#startFresh(start, data, timeout);
  }

  /**
   * Tries a start that should fail, in a process that has held the project before and goes on after it.
   *
   * @returns what the product printed; nothing where only a new process can tell
   */
  async fail(start: Start, data = this.data): Promise<string | undefined> {
    if (hasVariables(start)) {
      return undefined;
    }
    const product = this.#findReusable(start) ?? (await this.start(PLAIN));
    const end = await this.#startAgain(product, start, data, true);
    if (end !== 'failed') {
      // Where it is late, it may still be on its way.
      await product.stop();
      return undefined;
    }
    // What it printed last may arrive after its answer.
    await setTimeout(SETTLE);
    return product.output.join('');
  }

  /**
   * Gives the project as a start makes it, on other data. It is only started where it doesn't run with that already.
   *
   * @param isTouched whether code has run in it that may have changed what it holds in memory
   */
  async resume(start: Start, data: SeededData, isTouched: boolean): Promise<Product> {
    const present = this.#product;
    if (present?.running && !isTouched && isDeepStrictEqual(this.#started, start)) {
      await present.reset(data);
      return present;
    }
    return this.start(start, { data });
  }

  /** Ends the process and removes the copy. */
  async stop(): Promise<void> {
    await this.#product?.stop();
    this.#product = undefined;
    removeFolder(join(COPIES, this.copy));
  }
}
