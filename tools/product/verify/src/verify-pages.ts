import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isExecuted, matchExamples } from '../../../../grammar/match-examples';
import { installProduct } from '../../start/src/install';
import { COPIES } from '../../start/src/project';
import { readSeededData } from '../../start/src/seeded';
import { TypeChecker, type TypeReport } from '../../types/src/check-types';
import { isTypeScript } from '../../types/src/list-files';
import { readPage, type Page } from './read-page';
import type { Result } from './report';
import { updatePage } from './update-page';
import { checkPage, type CheckedPage, type Known } from './verify-page';
import { Worker } from './worker';
import { removeFolder } from '../../../bootstrap/src/remove-folder.mjs';

/** Two pages at a time, one on each core of a small machine. */
const WORKERS = 2;

const SLOT = /^verify-(\d+)-/;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Removes the copies of runs that were killed before they could do so. */
function removeStaleCopies(): void {
  for (const name of readdirSync(COPIES)) {
    const [, pid] = SLOT.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) {
      removeFolder(join(COPIES, name));
    }
  }
}

/** How long a page takes: commands and starts take seconds, everything else next to nothing. */
function countSlowExamples({ tree }: Page): number {
  return matchExamples(tree).filter(
    (example) => example.kind === 'file' || (example.kind === 'shell' && isExecuted(example)),
  ).length;
}

export type VerifyOptions = {
  /** Whether new results are written into the pages. */
  update?: boolean;
  /** Whether only those examples are run whose outcome may have changed since the page was checked last. */
  changedOnly?: boolean;
  /** Is told the result of each example that is new since then, as soon as there is one. */
  onNew?: (result: Result) => void;
};

/** Workers that are ready to take pages. */
export class Verifier {
  /** Seconds that each page took when it was last checked, by file. */
  readonly seconds = new Map<string, number>();
  /** How many examples of each page were run then, by file. */
  readonly ran = new Map<string, number>();
  /** What each page contained then, by file. */
  readonly sources = new Map<string, string>();
  readonly #known = new Map<string, Known>();
  /** The worker that each page went to last: what the page needs runs there already. */
  readonly #owners = new Map<string, Worker>();

  #types: TypeChecker | undefined;

  private constructor(
    private readonly slots: string[],
    private readonly workers: Worker[],
  ) {}

  /**
   * Installs and seeds the product where that has not been done.
   *
   * @param workers how many pages may be checked at a time
   * @throws UserError when the product can't be installed or started
   */
  static async prepare(workers = WORKERS): Promise<Verifier> {
    await installProduct();
    const data = await readSeededData();
    removeStaleCopies();
    const slots = Array.from({ length: workers }, (_, index) => `verify-${process.pid}-${index}`);
    return new Verifier(
      slots,
      slots.map((slot) => new Worker(slot, data)),
    );
  }

  /** Seconds that the types of all pages took together; none where no page has TypeScript. */
  get typeSeconds(): number | undefined {
    return this.#types?.seconds;
  }

  /** Type-checks pages; the compiler is only loaded for those with TypeScript. */
  async #checkTypes(pages: Page[]): Promise<TypeReport> {
    if (!pages.some(({ tree }) => matchExamples(tree).some(({ fence }) => isTypeScript(fence)))) {
      return new Map();
    }
    this.#types ??= await TypeChecker.prepare();
    return this.#types.check(pages);
  }

  async #verifyPage(
    worker: Worker,
    page: Page,
    types: TypeReport,
    { update, changedOnly, onNew }: VerifyOptions,
  ): Promise<CheckedPage> {
    const options = { types, known: changedOnly ? this.#known.get(page.file) : undefined, onNew };
    const checked = await checkPage(worker, page, options);
    this.#known.set(page.file, checked.known);
    this.sources.set(page.file, page.source);
    if (!update || (await updatePage(page, checked.results)) === 0) {
      return checked;
    }
    const updated = readPage(page.file);
    return this.#verifyPage(worker, updated, await this.#checkTypes([updated]), { changedOnly });
  }

  /**
   * Checks pages; each worker takes the next one until none is left, those that take long first.
   *
   * @returns a result for each example, pages in the order of their names
   */
  async verify(files: string[], options: VerifyOptions = {}): Promise<Result[]> {
    const results = new Map<string, Result[]>();
    const pages = files.map(readPage);
    const types = await this.#checkTypes(pages);
    const queue = pages.map((page) => ({ page, cost: countSlowExamples(page) })).sort((a, b) => b.cost - a.cost);
    const [only] = files.length === 1 ? files : [];
    const owner = only === undefined ? undefined : this.#owners.get(only);
    await Promise.all(
      (owner ? [owner] : this.workers).map(async (worker) => {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
          const start = performance.now();
          const checked = await this.#verifyPage(worker, next.page, types, options);
          this.#owners.set(next.page.file, worker);
          results.set(next.page.file, checked.results);
          this.ran.set(next.page.file, checked.ran);
          this.seconds.set(next.page.file, (performance.now() - start) / 1000);
        }
      }),
    );
    return files.flatMap((file) => results.get(file) ?? []);
  }

  /** Ends every process and removes every copy. */
  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.stop()));
    for (const slot of this.slots) {
      for (const name of readdirSync(COPIES).filter((name) => name.startsWith(slot))) {
        removeFolder(join(COPIES, name));
      }
    }
  }
}
