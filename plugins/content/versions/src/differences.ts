import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What differs at an example, and in which versions, oldest first. */
export type Difference = { versions: string[]; change: string; explanation?: string };

/** What is known of a page: every version that ran its examples, and what differs at which example. */
export type PageDifferences = {
  versions: string[];
  /** By the name of the example. */
  examples: Map<string, Difference[]>;
};

/** A file of outcomes, as far as pages show them. */
type VersionRecord = {
  version: string;
  pages: Record<string, { different: { example: string; change: string }[] }>;
};

/** Why examples differ, written by people: the same reason holds for all of them. */
type Explanation = { text: string; examples: Record<string, string[]> };

const EXPLANATIONS = 'explanations.json';

/** Compares versions such as `4.9.2` and `4.14.0` number by number. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function readExplanations(folder: string): Map<string, string> {
  const file = join(folder, EXPLANATIONS);
  const texts = new Map<string, string>();
  for (const { text, examples } of existsSync(file) ? (readJson(file) as Explanation[]) : []) {
    for (const [page, names] of Object.entries(examples)) {
      names.forEach((name) => texts.set(`${page}#${name}`, text));
    }
  }
  return texts;
}

/**
 * Reads the outcomes of all versions.
 *
 * @param folder `data/versions`: a file for each version, and the explanations
 * @returns what is known of each page, by its file
 */
export function readDifferences(folder: string): Map<string, PageDifferences> {
  const explanations = readExplanations(folder);
  const records = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== EXPLANATIONS)
    .map((name) => readJson(join(folder, name)) as VersionRecord)
    .sort((a, b) => compareVersions(a.version, b.version));
  const pages = new Map<string, PageDifferences>();
  for (const { version, pages: recorded } of records) {
    for (const [file, { different }] of Object.entries(recorded)) {
      const page = pages.get(file) ?? { versions: [], examples: new Map<string, Difference[]>() };
      page.versions.push(version);
      pages.set(file, page);
      for (const { example, change } of different) {
        const others = page.examples.get(example) ?? [];
        const same = others.find((other) => other.change === change);
        const explanation = explanations.get(`${file}#${example}`);
        if (same) {
          same.versions.push(version);
        } else {
          others.push({ versions: [version], change, ...(explanation !== undefined && { explanation }) });
        }
        page.examples.set(example, others);
      }
    }
  }
  return pages;
}
