import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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

/**
 * Files whose content outlives a start in the same process: `.env` is read once, and `config/admin` is merged into
 * objects that @strapi/strapi/dist/core/loaders/admin.js and @strapi/admin/server/services/token.js keep.
 */
const STAYS = /^\.env$|(?:^|\/)config\/(?:env\/[\w-]+\/)?admin\.js$/;

/** What a project starts with. */
export type Start = {
  /** Files over the sample project's own, content by path. */
  overlay: Record<string, string>;
  /** Where its code lies, as a compiled TypeScript project has it. */
  dist: string;
  env: Record<string, string>;
};

async function failWhenLate(): Promise<never> {
  await setTimeout(AGAIN_TIMEOUT, undefined, { ref: false });
  throw new Error(`it did not answer within ${AGAIN_TIMEOUT / 1000} s`);
}

/** A copy of the sample project that is started with one set of files after the other. */
export class RestartedProject {
  #product: Product | undefined;
  /** Whether its process knows nothing that the next start must not know. */
  #isPlain = true;

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
  async #startAgain(product: Product, start: Start): Promise<Product | undefined> {
    try {
      await product.halt();
      placeSeededCopy(this.copy, this.data, start);
      product.output.length = 0;
      await Promise.race([product.start(start.dist), failWhenLate()]);
      return product;
    } catch {
      // What is wrong is for a process to say in which nothing else ran before.
      return undefined;
    }
  }

  /**
   * Starts the project; what ran before is ended.
   *
   * @throws StartError with what the product says when it can't start
   */
  async start(start: Start, { fresh = false } = {}): Promise<Product> {
    const isPlain = Object.keys(start.env).length === 0 && !Object.keys(start.overlay).some((path) => STAYS.test(path));
    const present = this.#product;
    const mayReuse = isPlain && this.#isPlain && !fresh;
    const again = mayReuse && present?.running ? await this.#startAgain(present, start) : undefined;
    if (again) {
      return again;
    }
    await present?.stop();
    this.#product = undefined;
    this.#isPlain = isPlain;
    this.#product = await startSeededCopy(this.copy, this.data, { ...start, timeout: TIMEOUT });
    return this.#product;
  }

  /** Ends the process and removes the copy. */
  async stop(): Promise<void> {
    await this.#product?.stop();
    this.#product = undefined;
    rmSync(join(COPIES, this.copy), { recursive: true, force: true });
  }
}
