import { existsSync, rmSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { main } from '../../bootstrap/src/report.mjs';
import { UserError } from '../../bootstrap/src/user-error.mjs';
import { installProduct } from '../../product/src/install';
import { COPIES } from '../../product/src/project';
import { readSeededData } from '../../product/src/seeded';
import { readPage } from './read-page';
import { describeProblem, describeTally, listExemptions, type Result } from './report';
import { updatePage } from './update-page';
import { Worker } from './verify-page';

const HELP = `Runs the examples of the pages against the product.

  npm run verify [-- PATH …] [-- OPTIONS]

  PATH      a page or a folder of pages; default: all of docs
  --update  writes what the product gives into the pages, in place of the recorded results
  --watch   goes on, and runs a page again when it is saved
  --help    this text`;

/** Two pages at a time, one on each core of a small machine. */
const WORKERS = 2;

function listPages(paths: string[]): string[] {
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) {
    throw new UserError(`there is no ${missing}: give a page or a folder, such as docs/dev-docs/api`);
  }
  const patterns = paths.map((path) =>
    statSync(path).isDirectory() ? `${path.replace(/\/$/, '')}/**/*.{md,mdx}` : path,
  );
  const files = globSync(patterns).sort();
  if (files.length === 0) {
    throw new UserError(`no page lies in ${paths.join(', ')}: give a folder that holds .md files`);
  }
  return files;
}

/** Lets each worker take the next page until none is left. */
async function verifyAll(workers: Worker[], files: string[], update: boolean): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...files];
  await Promise.all(
    workers.map(async (worker) => {
      for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
        const page = readPage(file);
        let found = await worker.verify(page);
        if (update && (await updatePage(page, found)) > 0) {
          found = await worker.verify(readPage(file));
        }
        results.push(...found);
      }
    }),
  );
  return results;
}

function report(results: Result[], seconds: number, pages: number): boolean {
  const failed = results.filter(({ outcome }) => outcome.problem !== undefined);
  failed.forEach((result) => console.log(describeProblem(result)));
  const exemptions = listExemptions(results);
  if (exemptions.length > 0) {
    console.log(['left out:', ...exemptions.map((line) => `  ${line}`)].join('\n'));
  }
  console.log(describeTally(results));
  console.log(`${pages} pages, ${results.length} examples, ${seconds.toFixed(1)} s`);
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0;
}

function watchPages(files: string[], worker: Worker, update: boolean): void {
  console.log('waiting for a page to be saved (Ctrl+C ends it)');
  for (const file of files) {
    let timer: NodeJS.Timeout | undefined;
    watch(file, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void verifyAll([worker], [file], update).then((results) => report(results, 0, 1)), 100);
    });
  }
}

void main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const files = listPages(positionals.length > 0 ? positionals : ['docs']);
  await installProduct();
  const data = await readSeededData();
  const start = performance.now();
  const slots = Array.from({ length: Math.min(WORKERS, files.length) }, (_, index) => `verify-${process.pid}-${index}`);
  const workers = slots.map((slot) => new Worker(slot, data));
  const clean = async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    slots.forEach((slot) => rmSync(join(COPIES, slot), { recursive: true, force: true }));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void clean().then(() => process.exit(1)));
  }
  try {
    const results = await verifyAll(workers, files, values.update);
    if (results.length === 0) {
      throw new UserError(`no example is in ${files.length} pages: give pages with code`);
    }
    const good = report(results, (performance.now() - start) / 1000, files.length);
    process.exitCode = good ? 0 : 1;
    const [worker] = workers;
    if (values.watch && worker) {
      watchPages(files, worker, values.update);
      await new Promise(() => undefined);
    }
  } finally {
    await clean();
  }
});
