import { explainFlags } from '../../../../grammar/explain-flags';
import type { Example } from '../../../../grammar/match-examples';
import { startSeededCopy, type SeededData } from '../../start/src/seeded';
import type { Product } from '../../start/src/product';
import { Booter, type BooterParts } from './boot-file';
import { CheckProject, type PageSurroundings, type Surroundings } from './check-project';
import { checkSource } from './check-source';
import { Databases } from './databases';
import type { Outcome } from './outcome';
import { RestartedProject } from './restarted-project';
import { executeRequest } from './requests';
import { executeCode } from './run-in-product';
import { PageShell, type Telling } from './run-in-shell';
import type { Step } from './steps';

/** Is told how an example fared. */
export type Report = (example: Example, outcome: Outcome) => void;

/** A visible file is there for those after it, whether it is checked or not. */
function skip({ examples, hidden }: Step, { booter }: PageSurroundings): void {
  for (const example of hidden ? [] : examples) {
    if (example.kind === 'file') {
      booter.remember(example);
    }
  }
}

/** One product and the copies that a worker boots; pages go through it one after the other. */
export class Worker {
  #product: Product | undefined;
  readonly #projects: BooterParts;
  readonly #checks: CheckProject;

  /** @param slot name of the worker, so that two at a time do not meet */
  constructor(
    private readonly slot: string,
    private readonly data: SeededData,
  ) {
    const project = (name: string) => new RestartedProject(`${slot}-${name}`, data);
    // Its own servers, since two projects that create the same tables in one at once would fail.
    const databases = new Databases();
    this.#projects = { booted: project('boot'), failing: project('fail'), served: project('serve'), databases };
    this.#checks = new CheckProject(slot, data);
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
    const projects = Object.values(this.#projects).map((project) => project.stop());
    await Promise.all([this.#product?.stop(), this.#checks.stop(), ...projects]);
  }

  async #check(example: Example, { product, booter, shell }: Surroundings): Promise<Outcome> {
    switch (example.kind) {
      case 'http':
      case 'graphql':
        return executeRequest(example, await product());
      case 'run':
        return executeCode(example, await product());
      case 'file':
        return (await booter.boot(example, product)) ?? checkSource(example.fence);
      case 'shell':
        return shell.run(example);
      case 'source':
        return checkSource(example.fence);
    }
  }

  /** Checks one example, without its types and its exemption. */
  async #judge(example: Example, surroundings: Surroundings): Promise<Outcome> {
    const wrong = explainFlags(example);
    if (wrong) {
      return { way: 'parsed', problem: wrong.message };
    }
    return this.#check(example, surroundings).catch((error: unknown): Outcome => ({
      way: 'executed',
      problem: error instanceof Error ? error.message : String(error),
    }));
  }

  /** What a page begins with: fresh data, no files, empty folders. */
  #open(): PageSurroundings {
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
    return {
      product,
      isUsed: () => reset !== undefined || booter.serving !== undefined,
      booter,
      shell: new PageShell(this.slot, this.data),
    };
  }

  async #run(step: Step, page: PageSurroundings, report: Report): Promise<void> {
    const own = step.hidden ? this.#checks.open(page, step) : page;
    for (const example of step.examples) {
      report(example, await this.#judge(example, own));
    }
    if (own !== page) {
      own.shell.stop();
    }
  }

  /**
   * Checks the examples of a page from top to bottom, on data that are fresh at its beginning.
   *
   * @param isWanted tells whether a step is to be run
   * @param report is told each outcome as soon as it is known
   */
  async verify(steps: Step[], isWanted: (step: Step) => boolean, report: Report): Promise<void> {
    const page = this.#open();
    // What yarn and npm tell runs side by side, each in its order; everything else is one telling.
    const ends: Record<Telling, Promise<void>> = { npm: Promise.resolve(), yarn: Promise.resolve() };
    for (const step of steps) {
      ends[step.telling] = ends[step.telling].then(() =>
        isWanted(step) ? this.#run(step, page, report) : skip(step, page),
      );
    }
    await Promise.all(Object.values(ends));
    page.shell.stop();
  }
}
