import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { COPIES } from '../../start/src/project';
import type { Product } from '../../start/src/product';
import { placeSeededCopy, startSeededCopy, type SeededData } from '../../start/src/seeded';

/** How long a project may take to start, ms; one that waits for what is not there never does. */
const TIMEOUT = 300_000;

/**
 * The same for a start in a process that has loaded the packages: far less than a second as a rule, ms. A start that is
 * later is done again in a new process, so no result depends on it.
 */
const AGAIN_TIMEOUT = 15_000;

/** Files whose content outlives a start in the same process, unless the product forgets what it made of them. */
const STAYS = /^\.env$|(?:^|\/)config\/(?:env\/[\w-]+\/)?admin\.js$/;

/**
 * Files that change what packages hold in memory: content types, controllers, and routes of plugins. Nothing but a new
 * process takes that back.
 */
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
  /** Data to start on; default: the sample data. */
  data?: SeededData;
  /** How long the start may take, ms. */
  timeout?: number;
};

async function failWhenLate(): Promise<never> {
  await setTimeout(AGAIN_TIMEOUT, undefined, { ref: false });
  throw new Error(`it did not respond within ${AGAIN_TIMEOUT / 1000} s`);
}

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

  /** A start in the process of the one before: a quarter of the time, since the packages are loaded. */
  async #startAgain(product: Product, start: Start, data: SeededData): Promise<Product | undefined> {
    try {
      await product.halt([this.#started, start].some((one) => one !== undefined && hasFiles(one, STAYS)));
      placeSeededCopy(this.copy, data, start);
      product.output.length = 0;
      await Promise.race([product.start(start.dist), failWhenLate()]);
      return product;
    } catch {
      // What is wrong is for a process to say in which nothing else ran before.
      return undefined;
    }
  }

  /** A start in a process of its own. */
  async #startFresh(start: Start, data: SeededData, timeout: number): Promise<Product> {
    await this.#product?.stop();
    this.#product = undefined;
    this.#product = await startSeededCopy(this.copy, data, { ...start, timeout });
    return this.#product;
  }

  /**
   * Starts the project; what ran before is ended.
   *
   * @throws StartError with what the product says when it can't start
   */
  async start(start: Start, options: StartOptions = {}): Promise<Product> {
    const { fresh = false, data = this.data, timeout = TIMEOUT } = options;
    const present = this.#product;
    const last = this.#started;
    // A process keeps its variables, and what was changed in packages.
    const keepsChanges = last !== undefined && (hasVariables(last) || hasFiles(last, CHANGES_PACKAGES));
    const mayReuse = !fresh && !hasVariables(start) && !keepsChanges;
    const again = mayReuse && present?.running ? await this.#startAgain(present, start, data) : undefined;
    this.#started = start;
    return again ?? this.#startFresh(start, data, timeout);
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
    rmSync(join(COPIES, this.copy), { recursive: true, force: true });
  }
}
