import { kilobytes } from '../kilobytes';
import type { Asked } from './ask';
import { placeOf, score, type Answered } from './score';

const COLUMNS = ['count', 'first', 'in 5', 'MRR', 'none', 'p95, ms'];

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

const printRow = (name: string, cells: string[]): void =>
  console.log(name.padEnd(18) + cells.map((cell) => cell.padStart(10)).join(''));

function listCells(answers: Answered[]): string[] {
  const { count, first, five, reciprocal, none, p95 } = score(answers);
  return [String(count), percent(first), percent(five), reciprocal.toFixed(3), percent(none), p95.toFixed(0)];
}

/** Prints how good the answers to each kind of query are, and to those that the weights were fitted to, or were not. */
export function printKinds(answers: Answered[]): void {
  printRow('queries', COLUMNS);
  for (const kind of new Set(answers.map((answer) => answer.kind))) {
    printRow(kind, listCells(answers.filter((answer) => answer.kind === kind)));
  }
  for (const set of new Set(answers.map((answer) => answer.set))) {
    printRow(set, listCells(answers.filter((answer) => answer.set === set)));
  }
}

/**
 * Prints the candidates beside one another.
 *
 * @param pages of the site
 */
export function printCandidates(candidates: [name: string, asked: Asked][], pages: number): void {
  printRow('engine', [...COLUMNS, 'first, KB', 'KB/100 p.']);
  for (const [name, { answers, firstBytes, indexBytes }] of candidates) {
    printRow(name, [...listCells(answers), kilobytes(firstBytes), kilobytes((100 * indexBytes) / pages)]);
  }
}

/** Lists the queries whose page is not the first one, with what came instead. */
export function printMisses(answers: Answered[]): void {
  for (const answer of answers.filter((answer) => placeOf(answer) !== 1)) {
    const { kind, query, pages, found } = answer;
    console.log(`${kind}: ${query}\n  ${placeOf(answer)} ${pages.join(', ')}\n  ${found.slice(0, 3).join(', ')}`);
  }
}
