import { fork, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import type { Answer, Forgotten, Started } from './messages';
import { LOCAL_PACKAGES } from './project';

export type ProductOptions = {
  /** Folder of a project (see `copyProject`). */
  folder: string;
  /** Port to listen on; 0: any free one. */
  port?: number;
  /** Whether the admin panel is served; it must have been built. */
  panel?: boolean;
  /** Folder inside the project that holds its compiled code, as in a TypeScript project; default: none. */
  dist?: string;
  /** Variables for the project's configuration, on top of the present ones. */
  env?: Record<string, string>;
  /** How long the start may take, ms. */
  timeout?: number;
};

const HOST = resolve('tools/product/start/src/host.mjs');

/** Switches off what would speak to other hosts, or print for people. */
const QUIET = {
  // The surroundings that a reader starts with, whatever those of this process are (a test runner sets its own).
  NODE_ENV: 'development',
  STRAPI_TELEMETRY_DISABLED: 'true',
  NO_UPDATE_NOTIFIER: 'true',
  STRAPI_HIDE_STARTUP_MESSAGE: 'true',
};

/** A running product, in a process of its own that ends with this one. */
export class Product {
  /** What the product has printed. */
  readonly output: string[];
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  #port: number;
  #lastId = 0;

  constructor(child: ChildProcess, port: number, output: string[]) {
    this.#child = child;
    this.#port = port;
    this.output = output;
    child.on('message', (message: Answer) => {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.error === undefined) {
        waiting?.resolve(message.value);
      } else {
        waiting?.reject(new Error(message.error));
      }
    });
    child.on('exit', (code, signal) => {
      const error = new Error(`the product ended in the middle (${signal ?? `exit code ${code}`})`);
      this.#waiting.forEach(({ reject }) => reject(error));
      this.#waiting.clear();
    });
  }

  /** Where it answers, e.g. `http://127.0.0.1:41234`. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Whether the process is still there. */
  get running(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  #ask(request: Record<string, unknown>): Promise<unknown> {
    if (!this.running) {
      return Promise.reject(new Error('the product is not running'));
    }
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      // A process that is about to end has closed its channel before it says so.
      this.#child.send({ id, ...request }, (error) => {
        if (error) {
          this.#waiting.delete(id);
          reject(new Error(`the product no longer takes requests: ${error.message}`));
        }
      });
    });
  }

  /** Fills an empty database with what a module's `seed(strapi)` makes. */
  async seed(module: string): Promise<void> {
    await this.#ask({ type: 'seed', module: resolve(module) });
  }

  /** Writes the database to a file, and the uploaded files to a folder. What was there before is gone. */
  async snapshot({ database, uploads }: { database: string; uploads: string }): Promise<void> {
    mkdirSync(dirname(database), { recursive: true });
    await this.#ask({ type: 'snapshot', file: resolve(database), uploads: resolve(uploads) });
  }

  /** Puts database and uploaded files back to a snapshot. */
  async reset({ database, uploads }: { database: string; uploads: string }): Promise<void> {
    await this.#ask({ type: 'reset', file: resolve(database), uploads: resolve(uploads) });
  }

  /**
   * Runs the body of an async function inside the product, with `strapi` and `require` in scope.
   *
   * @returns what it returns, as JSON
   * @throws Error with the name and the message of what it throws
   */
  run(code: string): Promise<unknown> {
    return this.#ask({ type: 'run', code });
  }

  /**
   * Ends the product, and keeps its process for the next start.
   *
   * @param forget the modules that the next start loads again
   */
  async halt(forget: Forgotten = 'project'): Promise<void> {
    await this.#ask({ type: 'halt', forget });
  }

  /**
   * Starts the project again, as it now lies in its folder, after `halt`. Where it can't start, the process stays,
   * halted, unless the product itself ends it.
   *
   * @param dist folder inside the project that holds its compiled code
   * @throws Error with what the product says when it can't start
   */
  async start(dist = '.'): Promise<void> {
    this.#port = (await this.#ask({ type: 'start', dist })) as number;
  }

  /** Ends the process. */
  async stop(): Promise<void> {
    if (this.running) {
      const ended = new Promise((resolve) => this.#child.once('exit', resolve));
      this.#child.kill('SIGKILL');
      await ended;
    }
  }
}

/** A start that failed, with everything that was printed on the way. */
export class StartError extends UserError {
  constructor(
    message: string,
    readonly output: string,
    /** Whether it took longer than it may. */
    readonly isLate = false,
  ) {
    super(message);
  }
}

/**
 * Starts a project.
 *
 * @throws StartError with what the product says when it can't start
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { folder, port = 0, panel = false, dist = '.', env = {}, timeout = 600_000 } = options;
  const output: string[] = [];
  const logFile = `.cache/logs/product-${folder.replace(/\W+/g, '-')}.log`;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const child = fork(HOST, [], {
    cwd: folder,
    // What this process was started with, such as a loader for TypeScript, would only slow the product down.
    execArgv: [],
    env: {
      ...process.env,
      ...QUIET,
      NODE_PATH: join(resolve(folder), LOCAL_PACKAGES),
      PORT: String(port),
      PRODUCT_PANEL: String(panel),
      PRODUCT_DIST: dist,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output.push(chunk.toString());
      log.write(chunk);
    });
  }
  const closed = new Promise((resolve) => child.once('close', resolve));
  let isLate = false;
  const started = await new Promise<Started>((resolve) => {
    const timer = setTimeout(() => {
      isLate = true;
      resolve({ type: 'failed', error: `it did not respond within ${timeout / 1000} s` });
    }, timeout);
    child.once('message', (message: Started) => resolve(message));
    child.once('exit', (code) => resolve({ type: 'failed', error: `exit code ${code}: ${output.join('').trim()}` }));
    child.once('message', () => clearTimeout(timer));
    child.once('exit', () => clearTimeout(timer));
  });
  if (started.type === 'failed') {
    child.kill('SIGKILL');
    await closed;
    throw new StartError(`the product did not start: ${started.error} (see ${logFile})`, output.join(''), isLate);
  }
  return new Product(child, started.port, output);
}
