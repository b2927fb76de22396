import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** What a reader meets differently. */
export type DifferenceKind = 'response' | 'start' | 'command' | 'message' | 'types';

/** An example whose outcome in a version isn't the one on the page. */
export type Difference = {
  /** What the example is called: see `nameExamples`. */
  example: string;
  kind: DifferenceKind;
  /** Whether the example is a hidden check. */
  hidden?: true;
  /** How it differs: a patch of what the page records, or what went wrong, in lines. */
  problem: string;
  /** The statuses of a response, if they differ. */
  status?: { recorded: number; actual: number };
  /** What the version gives in place of the recorded result; none where it gave nothing to compare. */
  result?: string;
};

/** An example that a version can't be asked for. */
export type NotRunnable = { example: string; reason: string; hidden?: true };

/** What came of the examples of a page; every example is in one of the lists. */
export type PageRecord = { same: string[]; different: Difference[]; notRunnable: NotRunnable[] };

/** What came of the examples of all pages in a version. */
export type VersionRecord = {
  version: string;
  /** Versions of Strapi's own packages that the examples ran with, by name. */
  packages: Record<string, string>;
  /** Hash of the lockfile with all packages. */
  lockfile: string;
  /** The last commit before the last run, and its date. */
  commit: string;
  date: string;
  pages: Record<string, PageRecord>;
};

/** Where the records lie, one file for each version. */
export const RECORDS = 'data/versions';

export function recordFile(version: string, folder = RECORDS): string {
  return join(folder, `${version}.json`);
}

/** @returns none where the version has never been run */
export function readRecord(version: string, folder = RECORDS): VersionRecord | undefined {
  const file = recordFile(version, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VersionRecord) : undefined;
}

/** Writes a record, pages in the order of their names, as Prettier leaves it. */
export async function writeRecord(record: VersionRecord, folder = RECORDS): Promise<void> {
  const pages = Object.fromEntries(Object.entries(record.pages).sort(([a], [b]) => (a < b ? -1 : 1)));
  mkdirSync(folder, { recursive: true });
  const file = recordFile(record.version, folder);
  const options = { ...(await resolveConfig(file)), parser: 'json' };
  writeFileSync(file, await format(JSON.stringify({ ...record, pages }), options));
}
