import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Example } from '../../../plugins/examples/src/match-examples';
import { COPIES } from '../../product/src/project';
import type { Product } from '../../product/src/product';
import { placeSeededCopy, startSeededCopy, type SeededData } from '../../product/src/seeded';
import { findUnknownOptions } from './known-options';
import type { Outcome } from './outcome';
import { DIST, toOverlay } from './overlay';

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

type Start = { overlay: Record<string, string>; dist: string };

/** Starts the project with one file after the other of a page, in a copy of its own. */
export class Booter {
  /**
   * Files of the project that the page has shown so far: code under `src` builds on what came before it, while
   * configuration shows one way after the other. JavaScript and TypeScript are two tellings of the same.
   */
  readonly #shown = { js: {} as Record<string, string>, ts: {} as Record<string, string> };
  readonly #copy: string;
  #product: Product | undefined;

  /** @param slot name of the worker, so that two at a time do not meet */
  constructor(
    slot: string,
    private readonly data: SeededData,
  ) {
    this.#copy = `${slot}-boot`;
  }

  /** The overlay with which a file starts; the file is remembered for those after it. */
  #addFile(path: string, text: string): Start {
    const language = path.endsWith('.ts') ? 'ts' : 'js';
    const overlay = { ...this.#shown[language], ...toOverlay(path, text) };
    if (path.startsWith('src/')) {
      this.#shown[language] = overlay;
    }
    return { overlay, dist: language === 'ts' ? DIST : '.' };
  }

  /** A start in the process of the one before: a quarter of the time, since the packages are loaded. */
  async #startAgain(product: Product, start: Start): Promise<Product | undefined> {
    try {
      await product.halt();
      placeSeededCopy(this.#copy, this.data, start);
      await Promise.race([product.start(start.dist), failWhenLate()]);
      return product;
    } catch {
      // What is wrong is for a process to say in which nothing else ran before.
      await this.stop();
      return undefined;
    }
  }

  async #start(start: Start): Promise<Product> {
    const again = this.#product?.running ? await this.#startAgain(this.#product, start) : undefined;
    this.#product = again ?? (await startSeededCopy(this.#copy, this.data, { ...start, timeout: TIMEOUT }));
    return this.#product;
  }

  /**
   * Puts a file of the page into a copy of the project and starts that.
   *
   * @returns nothing for a file that no start of the server reads
   */
  async boot({ fence }: Example): Promise<Outcome | undefined> {
    const path = (fence.values.title ?? '').replace(/^\.?\//, '');
    if (!isBooted(path)) {
      return undefined;
    }
    try {
      const product = await this.#start(this.#addFile(path, fence.text));
      const unknown = await findUnknownOptions(path, product);
      return { way: 'booted', ...(unknown.length > 0 && { problem: unknown.join('\n') }) };
    } catch (error) {
      return { way: 'booted', problem: (error as Error).message };
    }
  }

  /** Ends the process and removes the copy. */
  async stop(): Promise<void> {
    await this.#product?.stop();
    this.#product = undefined;
    rmSync(join(COPIES, this.#copy), { recursive: true, force: true });
  }
}
