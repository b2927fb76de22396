import { existsSync, statSync, watch, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { main } from '../../../bootstrap/src/report.mjs';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import { reportClaims } from '../../claims/src';
import { installProduct } from '../../start/src/install';
import { LEDGER, readLedger, toLedger, writeLedger } from './ledger';
import { describeProblem, describeTally, describeTimes, listExemptions, type Result } from './report';
import { Verifier } from './verify-pages';

const HELP = `Runs the examples of the pages against the product.

  npm run verify [-- PATH …] [-- OPTIONS]

  PATH      a page or a folder of pages; default: all of docs
  --update  writes what the product gives into the pages, instead of the recorded results,
            and how much was checked into ${LEDGER}
  --watch   goes on, and runs a page again when it is saved
  --claims  lists the sentences that state a default, a number, or a message of the product, and
            what backs each; runs nothing. Fails where less than 95% is backed
  --help    this text`;

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
    throw new UserError(`no page is in ${paths.join(', ')}: give a folder that contains .md files`);
  }
  return files;
}

/** Prints what does not hold, what is left out, and the closing table. */
function report(results: Result[], pages: number): boolean {
  const failed = results.filter(({ outcome }) => outcome.problem !== undefined);
  failed.forEach((result) => console.log(describeProblem(result)));
  const exemptions = listExemptions(results);
  if (exemptions.length > 0) {
    console.log(['left out:', ...exemptions.map((line) => `  ${line}`)].join('\n'));
  }
  console.log(describeTally(results));
  console.log(`${pages} pages, ${results.length} examples`);
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0;
}

/** Checks each page again when it is saved, until the process is ended. */
function watchPages(files: string[], verifier: Verifier, update: boolean): Promise<never> {
  console.log('waiting for a page to be saved (Ctrl+C ends it)');
  for (const file of files) {
    let timer: NodeJS.Timeout | undefined;
    watch(file, () => {
      clearTimeout(timer);
      // An editor may write a file in several steps.
      timer = setTimeout(() => void verifier.verify([file], { update }).then((results) => report(results, 1)), 100);
    });
  }
  return new Promise(() => undefined);
}

function updateLedger(files: string[], results: Result[]): void {
  const kept = Object.entries(readLedger()).filter(([file]) => !files.includes(file) && existsSync(file));
  writeFileSync(LEDGER, writeLedger({ ...Object.fromEntries(kept), ...toLedger(results) }));
}

void main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      claims: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const files = listPages(positionals.length > 0 ? positionals : ['docs']);
  if (values.claims) {
    await installProduct();
    process.exitCode = reportClaims(files) ? 0 : 1;
    return;
  }
  const verifier = await Verifier.prepare(Math.min(2, files.length));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void verifier.close().then(() => process.exit(1)));
  }
  try {
    const start = performance.now();
    const results = await verifier.verify(files, values);
    console.log(describeTimes(verifier.seconds));
    if (verifier.typeSeconds !== undefined) {
      console.log(`${verifier.typeSeconds.toFixed(1).padStart(7)} s  types of all pages`);
    }
    if (results.length === 0) {
      throw new UserError(`no example is in ${files.length} pages: give pages with code`);
    }
    process.exitCode = report(results, files.length) ? 0 : 1;
    console.log(`in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    if (values.update) {
      updateLedger(files, results);
    }
    if (values.watch) {
      await watchPages(files, verifier, values.update);
    }
  } finally {
    await verifier.close();
  }
});
