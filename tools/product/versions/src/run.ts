import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../../bootstrap/src/report.mjs';
import { PRODUCT } from '../../start/src/project';
import { describeTimes, type Result } from '../../verify/src/report';
import { Verifier } from '../../verify/src/verify-pages';
import { readRecord, writeRecord } from './recorded';
import { recordPage } from './record-results';

type Manifest = { version: string } & Record<'dependencies' | 'devDependencies', Record<string, string>>;

/** How many pages run before what is known of them is written, so that a run that is stopped loses little. */
const BATCH = 20;

function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(PRODUCT, 'package.json'), 'utf8')) as Manifest;
}

function readCommit(): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
}

function groupByFile(results: Result[]): Map<string, Result[]> {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    const { file } = result.located;
    groups.set(file, [...(groups.get(file) ?? []), result]);
  }
  return groups;
}

/** Runs pages in the project that the variable `PRODUCT_FOLDER` names, and records the outcomes of its version. */
void main(async () => {
  const files = process.argv.slice(2);
  const { version, dependencies, devDependencies } = readManifest();
  const packages = Object.fromEntries(
    Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => name.startsWith('@strapi/')),
  );
  const commit = readCommit();
  const verifier = await Verifier.prepare(Math.min(2, files.length));
  try {
    for (let from = 0; from < files.length; from += BATCH) {
      const results = await verifier.verify(files.slice(from, from + BATCH));
      const pages = { ...readRecord(version)?.pages };
      for (const [file, ofPage] of groupByFile(results)) {
        pages[file] = recordPage(file, ofPage);
      }
      writeRecord({ version, commit, packages, pages });
    }
    console.log(describeTimes(verifier.seconds));
  } finally {
    await verifier.close();
  }
});
