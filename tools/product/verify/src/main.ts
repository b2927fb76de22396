import { existsSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import type { Example } from '../../../../grammar/match-examples';
import { main } from '../../../bootstrap/src/report.mjs';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import { reportClaims } from '../../claims/src';
import { installProduct } from '../../start/src/install';
import { chooseVersions } from '../../versions/src/list';
import { describeVersion } from '../../versions/src/report';
import { verifyVersion } from '../../versions/src/verify-version';
import { LEDGER, readLedger, toLedger, writeLedger } from './ledger';
import {
  fingerprintExamples,
  fingerprintInputs,
  keepOthers,
  PROOFS,
  readProofs,
  writeProofs,
  type Proofs,
} from './proofs';
import { describeProblem, describeTally, describeTimes, listExemptions, type Result } from './report';
import { Verifier } from './verify-pages';
import { watchPages } from './watch';

const HELP = `Runs the examples of the pages against the product.

  npm run verify [-- PATH …] [-- OPTIONS]

  Hidden checks run too: fences with the flag check, which the site doesn't show. CONTRIBUTING.md
  describes what to write.

  PATH      a page or a folder of pages; default: all of docs
  --update  writes what the product gives into the pages, instead of the recorded results,
            and how much was checked into ${LEDGER}; pages whose examples all passed into ${PROOFS}
  --watch   keeps running: when a page is saved, runs the examples that changed and those that depend
            on them; Enter runs all examples of the page
  --claims  lists the sentences that state a default, a number, or a message of the product, and
            what backs each; runs nothing. Fails where less than 95% is backed
  --product VERSION
            runs the examples in another version, or in all that product/versions lists: "all". Changes
            no page; what differs goes into data/versions. Runs the pages whose examples changed since
  --again   with --product: also runs the other pages
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

/** Prints what does not hold, unless that has been said, what is left out, and the closing table. */
function report(results: Result[], pages: number, without = new Set<Example>()): boolean {
  const failed = results.filter(({ outcome }) => outcome.problem !== undefined);
  failed
    .filter(({ located }) => !without.has(located.example))
    .forEach((result) => console.log(describeProblem(result)));
  const exemptions = listExemptions(results);
  if (exemptions.length > 0) {
    console.log(['left out:', ...exemptions.map((line) => `  ${line}`)].join('\n'));
  }
  console.log(describeTally(results));
  console.log(`${pages} pages, ${results.length} examples`);
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0;
}

/**
 * Records what passed. A page or an input that changed while the examples ran isn't what they ran with, so what counts is
 * how both were then.
 *
 * @param inputs what {@link fingerprintInputs} gave before the examples ran
 */
function updateRecords({ sources }: Verifier, results: Result[], inputs: string): void {
  const files = [...sources.keys()];
  writeFileSync(LEDGER, writeLedger({ ...keepOthers(readLedger(), files), ...toLedger(results) }));
  const failed = new Set(
    results.filter(({ outcome }) => outcome.problem !== undefined).map(({ located }) => located.file),
  );
  const proven: Proofs = {};
  for (const [file, source] of [...sources].filter(([path]) => !failed.has(path))) {
    proven[file] = fingerprintExamples(file, inputs, source);
  }
  writeFileSync(PROOFS, writeProofs({ ...keepOthers(readProofs(), files), ...proven }));
}

type Options = { update: boolean; watch: boolean; claims: boolean; again: boolean; product?: string };

/** Options that would be ignored are a mistake. */
function refuseMixture({ update, watch, claims, again, product }: Options): void {
  if (product === undefined && again) {
    throw new UserError('--again goes with --product: add --product VERSION, or take it out');
  }
  if (product !== undefined && (update || watch || claims)) {
    throw new UserError('--product goes with --again alone: take out --update, --watch, and --claims');
  }
}

/** Runs pages in other versions, one after the other. */
async function verifyVersions(versions: string[], files: string[], again: boolean): Promise<void> {
  for (const version of versions) {
    const start = performance.now();
    const pages = await verifyVersion(version, files, { again });
    console.log(`${describeVersion(version, pages)}, in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

void main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      claims: { type: 'boolean', default: false },
      product: { type: 'string' },
      again: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  refuseMixture(values);
  const files = listPages(positionals.length > 0 ? positionals : ['docs']);
  if (values.claims) {
    await installProduct();
    process.exitCode = reportClaims(files) ? 0 : 1;
    return;
  }
  if (values.product !== undefined) {
    await verifyVersions(chooseVersions(values.product), files, values.again);
    return;
  }
  const verifier = await Verifier.prepare(Math.min(2, files.length));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void verifier.close().then(() => process.exit(1)));
  }
  try {
    const start = performance.now();
    const inputs = fingerprintInputs();
    const results = await verifier.verify(files, { update: values.update });
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
      updateRecords(verifier, results, inputs);
    }
    if (values.watch) {
      await watchPages(files, verifier, { update: values.update, report });
    }
  } finally {
    await verifier.close();
  }
});
