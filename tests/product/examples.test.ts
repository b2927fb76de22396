import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '../support/files';
import { chooseDue } from './support/choose-due';
import { readLedger, toLedger } from '../../tools/product/verify/src/ledger';
import { fingerprintExamples, fingerprintInputs, readProofs } from '../../tools/product/verify/src/proofs';
import { describeProblem, describeTally, type Result } from '../../tools/product/verify/src/report';
import { Verifier } from '../../tools/product/verify/src/verify-pages';

const pages = listFiles(['docs/**/*.{md,mdx}']);
const ledger = readLedger();

const [inputs, proofs] = [fingerprintInputs(), readProofs()];
const files = chooseDue(pages, {
  what: 'examples',
  isProven: (file) => proofs[file] === fingerprintExamples(file, inputs),
  weigh: (file) => ledger[file]?.checked ?? 0,
});

/** All pages in one hook, ms: far more than other tests, and more with each page. */
const MOST_TIME = 3_600_000;

let verifier: Verifier;
let results: Result[] = [];
beforeAll(async () => {
  verifier = await Verifier.prepare();
  const start = performance.now();
  results = await verifier.verify(files);
  console.log(`${describeTally(results)}\n${files.length} pages, ${Math.round((performance.now() - start) / 1000)} s`);
}, MOST_TIME);
afterAll(() => verifier.close());

test('there are examples', () => {
  expect(results.length).toBeGreaterThan(0);
});

test.each(files)('the examples of %s hold', (file) => {
  const failed = results.filter(({ located, outcome }) => located.file === file && outcome.problem !== undefined);
  expect(failed.map(describeProblem).join('\n')).toBe('');
});

test('the numbers that the site shows are those of this run; else run npm run verify -- --update', () => {
  const shown = Object.entries(ledger).filter(([file]) => files.includes(file) || !existsSync(file));
  expect(Object.fromEntries(shown)).toEqual(toLedger(results));
});
