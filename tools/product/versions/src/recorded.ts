import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { matchExamples, type Example } from '../../../../grammar/match-examples';
import { fingerprintExamples } from '../../../../grammar/name-examples';
import { readPage } from '../../verify/src/read-page';

/** Where the outcomes of each version are, a file for each. */
export const RECORDS = 'data/versions';

/** An example that a version runs with another outcome than the documented one. */
export type Difference = {
  /** The example, see `nameExamples`. */
  example: string;
  /** What differs: statements, and a diff of the result. Dates, paths, and ids that change with each run are left out. */
  change: string;
};

/** An example that a version can't run. */
export type NotRunnable = { example: string; reason: string };

/** The outcomes of a page's examples: those of `count` that aren't listed are the same as in the documented version. */
export type PageRecord = {
  /** A fingerprint of all examples of the page, with their results. */
  fingerprint: string;
  /** How many examples the page has, hidden ones included. */
  count: number;
  different: Difference[];
  notRunnable: NotRunnable[];
};

export type VersionRecord = {
  version: string;
  /** The commit of this repository from which the examples were taken last. */
  commit: string;
  /** The packages of the sample project and their versions. */
  packages: Record<string, string>;
  /** By the file of the page; pages without examples aren't listed. */
  pages: Record<string, PageRecord>;
};

/** The examples of a page, in reading order. */
export function readExamples(file: string): Example[] {
  return matchExamples(readPage(file).tree);
}

/** The file with the outcomes of a version. */
export function recordFile(version: string): string {
  return join(RECORDS, `${version}.json`);
}

/** The outcomes of a version; none: `undefined`. */
export function readRecord(version: string): VersionRecord | undefined {
  const file = recordFile(version);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VersionRecord) : undefined;
}

/** Writes the outcomes of a version, pages sorted, so that a change shows as such. */
export function writeRecord(record: VersionRecord): void {
  const pages = Object.fromEntries(Object.entries(record.pages).sort(([a], [b]) => (a < b ? -1 : 1)));
  const file = recordFile(record.version);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...record, pages }, null, 2)}\n`);
}

/** Pages whose examples have changed since a version ran them, with those that it never ran. */
export function listStale(record: VersionRecord | undefined, files: string[]): string[] {
  return files.filter((file) => {
    const examples = readExamples(file);
    return examples.length > 0 && record?.pages[file]?.fingerprint !== fingerprintExamples(examples);
  });
}
