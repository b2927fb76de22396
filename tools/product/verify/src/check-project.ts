import { join } from 'node:path';
import { COPIES } from '../../start/src/project';
import type { Product } from '../../start/src/product';
import { dataIn, type SeededData } from '../../start/src/seeded';
import type { Booter } from './boot-file';
import { Databases } from './databases';
import { PLAIN, RestartedProject } from './restarted-project';
import { PageShell } from './run-in-shell';
import type { Step } from './steps';

/** What the examples of one page share, or those of one row of hidden checks. */
export type Surroundings = {
  /** Gives the product that requests and code go to. */
  product: () => Promise<Product>;
  booter: Booter;
  shell: PageShell;
};

/** The surroundings of a page, which hidden checks begin with. */
export type PageSurroundings = Surroundings & {
  /** Whether an example has used the product, so that its data may have changed. */
  isUsed: () => boolean;
};

/**
 * Where the hidden checks of a worker's pages run: a project and a folder of their own. They begin with the page's
 * data, configuration, and files as these are at that point; nothing that they do reaches the page.
 */
export class CheckProject {
  readonly #project: RestartedProject;
  readonly #databases = new Databases();
  /** Whether code has run in the project, which may have changed what it holds in memory. */
  #isTouched = false;

  /** @param slot name of the worker, so that two at a time do not meet */
  constructor(
    private readonly slot: string,
    private readonly data: SeededData,
  ) {
    this.#project = new RestartedProject(`${slot}-check`, data);
  }

  async #readData(page: PageSurroundings): Promise<SeededData> {
    if (!page.isUsed()) {
      return this.data;
    }
    const product = await page.product();
    const snapshot = dataIn(join(COPIES, `${this.slot}-page-data`));
    await product.snapshot(snapshot);
    return snapshot;
  }

  /** The page's project, copied. */
  async #copy(page: PageSurroundings): Promise<Product> {
    const start = page.booter.servingStart ?? PLAIN;
    if (Object.keys(start.env).length > 0) {
      throw new Error(
        "the page's project uses a database server here, which can't be copied: give this check a file with check start",
      );
    }
    const product = await this.#project.resume(start, await this.#readData(page), this.#isTouched);
    this.#isTouched = false;
    return product;
  }

  /** Makes the surroundings of a row of hidden checks. */
  open(page: PageSurroundings, { examples, telling }: Step): Surroundings {
    const booter = page.booter.fork({ served: this.#project, databases: this.#databases });
    const runsCode = examples.some(({ kind }) => kind === 'run');
    let copy: Promise<Product> | undefined;
    const product = async () => {
      const running = booter.serving ?? (await (copy ??= this.#copy(page)));
      this.#isTouched ||= runsCode;
      return running;
    };
    return {
      product,
      booter,
      shell: new PageShell(`${this.slot}-check-${telling}`, this.data, { shell: page.shell, telling }),
    };
  }

  /** Ends the project and the database servers. */
  async stop(): Promise<void> {
    await Promise.all([this.#project.stop(), this.#databases.stop()]);
  }
}
