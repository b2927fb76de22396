import { readFileSync } from 'node:fs';
import type { Result } from './report';

/**
 * How many examples of a page were checked, and how many are left out with a reason. Hidden ones are among those that
 * were checked; a page without any has no number of them.
 */
export type Tally = { checked: number; left: number; hidden?: number };

/** Tallies by page file; the site shows them, so they are kept with it. */
export type Ledger = Record<string, Tally>;

export const LEDGER = 'data/verified-examples.json';

/** Counts results by page; what is only shown (a tree of files, what a program prints) is no example to check. */
export function toLedger(results: Result[]): Ledger {
  const ledger: Ledger = {};
  for (const { located, outcome } of results) {
    if (outcome.way !== 'plain') {
      const tally = (ledger[located.file] ??= { checked: 0, left: 0 });
      tally[outcome.way === 'unverified' ? 'left' : 'checked'] += 1;
      if (located.example.hidden) {
        tally.hidden = (tally.hidden ?? 0) + 1;
      }
    }
  }
  return ledger;
}

export function readLedger(): Ledger {
  return JSON.parse(readFileSync(LEDGER, 'utf8')) as Ledger;
}

/** The ledger as it is written, in a form that Prettier leaves alone. */
export function writeLedger(ledger: Ledger): string {
  const sorted = Object.entries(ledger).sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted.map(([file, { checked, left, hidden }]) => {
    const counts = [`"checked": ${checked}`, `"left": ${left}`, ...(hidden ? [`"hidden": ${hidden}`] : [])];
    return `  "${file}": { ${counts.join(', ')} }`;
  });
  return lines.length > 0 ? `{\n${lines.join(',\n')}\n}\n` : '{}\n';
}
