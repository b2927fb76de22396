import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { isExecutable, listOnPath } from '../../../bootstrap/src/find-program.mjs';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import { findLockfile, readManifest } from '../../start/src/versions';
import { keepOthers } from '../../verify/src/proofs';
import { makeLockfile, readSampleManifest, type Manifest } from './make-lockfile';
import { placeRepository } from './place';
import type { Ran } from './ran';
import { readRecord, writeRecord, type PageRecord, type VersionRecord } from './record';
import { settle } from './settle';
import { listStale } from './stale';
import { toPageRecord } from './to-record';

const RUNNER = 'tools/product/versions/src/run-pages.ts';

/** Programs that take the place of others, see `bin/npx`. */
const BIN = 'tools/product/versions/bin';

/** What the process that runs the pages needs on top of the present variables. */
function describeEnvironment(version: string): NodeJS.ProcessEnv {
  const { PATH = '' } = process.env;
  return {
    ...process.env,
    PATH: [resolve(BIN), PATH].join(delimiter),
    REAL_NPX: listOnPath(['npx']).find(isExecutable),
    DOCUMENTED_VERSION: readSampleManifest().version,
    PRODUCT_VERSION: version,
    TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
  };
}

/** Runs pages in a folder that {@link placeRepository} made. */
async function runPages(version: string, folder: string, files: string[]): Promise<Ran[]> {
  const work = mkdtempSync(join(tmpdir(), 'versions-'));
  const output = join(work, 'ran.json');
  const child = spawn(process.execPath, ['--import', 'tsx', RUNNER, output, ...files], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: describeEnvironment(version),
  });
  const end = () => child.kill('SIGTERM');
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    await once(child, 'exit');
    if (!existsSync(output)) {
      throw new UserError(`${version} could not run the examples: read what it printed above`);
    }
    return JSON.parse(readFileSync(output, 'utf8')) as Ran[];
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
    rmSync(work, { recursive: true });
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

/** What a record says of the packages that the examples ran with. */
function describePackages(version: string): Pick<VersionRecord, 'version' | 'packages' | 'lockfile'> {
  const { dependencies, devDependencies } = JSON.parse(readManifest(version)) as Manifest;
  const own = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => name.startsWith('@strapi/'));
  const lockfile = createHash('sha256')
    .update(readFileSync(findLockfile(version)))
    .digest('hex')
    .slice(0, 16);
  return { version, packages: Object.fromEntries(own.sort()), lockfile };
}

async function recordOnce(version: string, folder: string, files: string[]): Promise<Record<string, PageRecord>> {
  const ran = await runPages(version, folder, files);
  return Object.fromEntries(files.map((file) => [file, toPageRecord(ran.filter((each) => each.file === file))]));
}

/** Runs pages, and those with differences once more: only what differs both times counts. */
async function recordPages(version: string, folder: string, files: string[]): Promise<Record<string, PageRecord>> {
  const pages = await recordOnce(version, folder, files);
  const suspects = files.filter((file) => pages[file]?.different.length);
  const again = suspects.length > 0 ? await recordOnce(version, folder, suspects) : {};
  for (const [file, second] of Object.entries(again)) {
    const first = pages[file];
    if (first) {
      pages[file] = settle(first, second);
    }
  }
  return pages;
}

export type VersionOptions = {
  /** Whether pages run again whose examples haven't changed since the last time. */
  again: boolean;
};

/**
 * Runs the examples of pages in another version of the product, and writes what came of them into its record.
 *
 * @param files pages
 * @returns the record of each page that ran
 * @throws UserError when the packages can't be installed, or when the product doesn't start
 */
export async function verifyVersion(
  version: string,
  files: string[],
  { again }: VersionOptions,
): Promise<Record<string, PageRecord>> {
  await makeLockfile(version);
  const packages = describePackages(version);
  const last = readRecord(version);
  const known = last?.lockfile === packages.lockfile ? last : undefined;
  const due = again ? files : listStale(files, known);
  if (due.length === 0) {
    return {};
  }
  const [commit, date] = [git('rev-parse', 'HEAD'), git('log', '-1', '--format=%cs')];
  const pages = await recordPages(version, await placeRepository(version), due);
  await writeRecord({ ...packages, commit, date, pages: { ...keepOthers(known?.pages ?? {}, due), ...pages } });
  return pages;
}
