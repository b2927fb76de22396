import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { matchExamples } from '../../../../grammar/match-examples';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import { textOf } from './plan-rerun';
import { parsePage } from './read-page';

/**
 * For each page, what it was when all of its examples passed: a fingerprint of its examples and of everything that they
 * run with. A page with the same fingerprint gives the same results again.
 */
export type Proofs = Record<string, string>;

export const PROOFS = 'data/example-proofs.json';

/** What chooses pages, names examples, and says what happened, which changes no result. */
const ASIDE = ['!grammar/name-examples.ts', '!tools/product/verify/src/{due,main,proofs}.ts'];

/** What the examples of every page run with: the product, the sample project, the sample data, and what checks them. */
const INPUTS = [
  'package-lock.json',
  'product/{package.json,package-lock.json}',
  'product/{config,database,seed,src,vendor}/**',
  'data/product-facts/**',
  'grammar/*.ts',
  'plugins/content/option-tables/src/**',
  'tools/bootstrap/src/**',
  'tools/product/{database-servers,start,types,verify}/{bin,src}/**',
  'tools/product/proxies/src/authority.ts',
  'tools/product/proxies/src/kinds.ts',
  'tools/product/proxies/src/start.ts',
  ...ASIDE,
];

/**
 * @param inputs patterns of files; default: what examples run with
 * @returns a name for the present state of these files
 * @throws UserError when a pattern matches no file, since what it stood for would no longer be noticed
 */
export function fingerprintInputs(inputs = INPUTS): string {
  const hash = createHash('sha256');
  const missing = inputs.find((pattern) => globSync(pattern.replace(/^!/, '')).length === 0);
  if (missing !== undefined) {
    throw new UserError(`no file matches "${missing}": correct the list of what a fingerprint covers`);
  }
  for (const file of globSync(inputs).sort()) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Title, keywords, and the other front matter of a page: for readers and the search; neither examples nor walks depend on it. */
const FRONT_MATTER = /^---\n[^]*?\n---\n/;

function fingerprint(...parts: string[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part));
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param inputs what {@link fingerprintInputs} gives
 * @returns a name for the present state of a page, without its front matter, and of what its walk runs with
 */
export function fingerprintPage(file: string, inputs: string): string {
  return fingerprint(inputs, file, readFileSync(file, 'utf8').replace(FRONT_MATTER, ''));
}

/**
 * @param inputs what {@link fingerprintInputs} gives
 * @param source what the page contains; default: what is in the file now
 * @returns a name for the present state of a page's examples and their results, and of what they run with; sentences
 *   don't count, since no example depends on them
 */
export function fingerprintExamples(file: string, inputs: string, source = readFileSync(file, 'utf8')): string {
  return fingerprint(inputs, file, JSON.stringify(matchExamples(parsePage(file, source).tree).map(textOf)));
}

/** @param file where they are; default: those of examples */
export function readProofs(file = PROOFS): Proofs {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Proofs) : {};
}

/** The proofs as they are written, in a form that Prettier leaves alone. */
export function writeProofs(proofs: Proofs): string {
  const sorted = Object.fromEntries(Object.entries(proofs).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

/** Leaves what was recorded of other pages, except of those that are gone. */
export function keepOthers<Value>(recorded: Record<string, Value>, files: string[]): Record<string, Value> {
  const kept = Object.entries(recorded).filter(([file]) => !files.includes(file) && existsSync(file));
  return Object.fromEntries(kept);
}
