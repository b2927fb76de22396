import { matchExamples, type Example } from '../../../../grammar/match-examples';
import { startSeededCopy, type SeededData } from '../../start/src/seeded';
import type { Product } from '../../start/src/product';
import { addTypes } from '../../types/src/add-types';
import type { TypeReport } from '../../types/src/check-types';
import { Booter, type BooterParts } from './boot-file';
import { checkSource } from './check-source';
import type { Databases } from './databases';
import type { Located, Outcome } from './outcome';
import type { Page } from './read-page';
import { RestartedProject } from './restarted-project';
import { executeRequest } from './requests';
import { executeCode } from './run-in-product';
import { isYarnTelling, PageShell } from './run-in-shell';

/** What the examples of one page share. */
type PageState = {
  /** Gives the product on the page's data, with the last file of the page that is marked `start`. */
  product: () => Promise<Product>;
  booter: Booter;
  shell: PageShell;
  /** What is wrong with the page's TypeScript. */
  types: TypeReport;
};

/** One product and the copies that a worker boots; pages go through it one after the other. */
export class Worker {
  #product: Product | undefined;
  readonly #projects: BooterParts;

  /** @param slot name of the worker, so that two at a time do not meet */
  constructor(
    private readonly slot: string,
    private readonly data: SeededData,
    databases: Databases,
  ) {
    const booted = new RestartedProject(`${slot}-boot`, data);
    this.#projects = { booted, served: new RestartedProject(`${slot}-serve`, data), databases };
  }

  /** A running product on freshly seeded data. */
  async #reset(): Promise<Product> {
    if (this.#product?.running) {
      await this.#product.reset(this.data);
      return this.#product;
    }
    this.#product = await startSeededCopy(this.slot, this.data);
    return this.#product;
  }

  async stop(): Promise<void> {
    const { booted, served } = this.#projects;
    await Promise.all([this.#product?.stop(), booted.stop(), served.stop()]);
  }

  async #check(example: Example, { product, booter, shell }: PageState): Promise<Outcome> {
    switch (example.kind) {
      case 'http':
      case 'graphql':
        return executeRequest(example, await product());
      case 'run':
        return executeCode(example, await product());
      case 'file':
        return (await booter.boot(example)) ?? checkSource(example.fence);
      case 'shell':
        return shell.run(example);
      case 'source':
        return checkSource(example.fence);
    }
  }

  /** Checks one example; an exemption must be needed, and give its reason. */
  async #judge({ example, line }: Located, state: PageState): Promise<Outcome> {
    const result = await this.#check(example, state).catch((error: unknown): Outcome => ({
      way: 'executed',
      problem: error instanceof Error ? error.message : String(error),
    }));
    const outcome = addTypes(result, example.fence, state.types, line);
    if (example.unverified === undefined) {
      return outcome;
    }
    return outcome.problem === undefined
      ? { way: 'unverified', problem: `marked unverified="${example.unverified}", but it passes: take the mark away` }
      : { way: 'unverified', ...(example.unverified.trim() === '' && { problem: 'unverified needs a reason' }) };
  }

  /** Checks the examples of a page from top to bottom, on data that are fresh at its beginning. */
  async verify(page: Page, types: TypeReport): Promise<{ located: Located; outcome: Outcome }[]> {
    let reset: Promise<Product> | undefined;
    const booter = new Booter(this.#projects);
    const product = async () => {
      if (booter.serving?.running) {
        return booter.serving;
      }
      reset ??= this.#reset();
      const running = await reset;
      if (!running.running) {
        reset = this.#reset();
      }
      return reset;
    };
    const state: PageState = {
      product,
      booter,
      shell: new PageShell(this.slot, this.data),
      types,
    };
    const judge = async (example: Example) => {
      const located = { file: page.file, line: example.fence.line + page.lineOffset, example };
      return { located, outcome: await this.#judge(located, state) };
    };
    // What yarn and npm tell runs side by side, each in its order; everything else is one telling.
    const ends: Record<'npm' | 'yarn', Promise<unknown>> = { npm: Promise.resolve(), yarn: Promise.resolve() };
    const results = await Promise.all(
      matchExamples(page.tree).map((example) => {
        const telling = isYarnTelling(example) ? 'yarn' : 'npm';
        const result = ends[telling].then(() => judge(example));
        ends[telling] = result;
        return result;
      }),
    );
    state.shell.stop();
    return results;
  }
}
