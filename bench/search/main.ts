import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../tools/bootstrap/src/browser-flags.mjs';
import { findChromium } from '../../tools/bootstrap/src/find-chromium.mjs';
import { main } from '../../tools/bootstrap/src/report.mjs';
import { serveOnFreePort } from '../../tools/serve/src/server';
import { askEmbedded } from './embedded';
import { readGoldenQueries } from './golden';
import { placeOf, score, type Answered } from './score';

const HELP = `Asks the search of the built site (npm run build) the golden queries, and prints how good its answers are.

  npm run bench:search [-- OPTIONS]

  --misses  lists the queries whose page is not the first one, with what came instead
  --help    this text`;

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`.padStart(8);

function printScore(name: string, answers: Answered[]): void {
  const { count, first, five, reciprocal, none, p95 } = score(answers);
  const shares = [first, five].map(percent).join('') + reciprocal.toFixed(3).padStart(8) + percent(none);
  console.log(`${name.padEnd(16)}${String(count).padStart(8)}${shares}${p95.toFixed(0).padStart(8)}`);
}

function printMisses(answers: Answered[]): void {
  for (const answer of answers.filter((answer) => placeOf(answer) !== 1)) {
    const { kind, query, pages, found } = answer;
    console.log(`${kind}: ${query}\n  ${placeOf(answer)} ${pages.join(', ')}\n  ${found.slice(0, 3).join(', ')}`);
  }
}

void main(async () => {
  const { values } = parseArgs({
    options: { misses: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const browser = await chromium.launch(launchOptions(await findChromium()));
  const { origin, close } = await serveOnFreePort({ directory: 'build', baseUrl: '/' });
  const { answers, bytes } = await askEmbedded(browser, origin, readGoldenQueries());
  close();
  await browser.close();
  console.log(`${cpus().length} cores, Node ${process.versions.node}; times in ms, among 8 pages`);
  console.log(
    ['queries'.padEnd(16), ...['count', 'first', 'in 5', 'MRR', 'none', 'p95'].map((name) => name.padStart(8))].join(
      '',
    ),
  );
  for (const kind of new Set(answers.map((answer) => answer.kind))) {
    printScore(
      kind,
      answers.filter((answer) => answer.kind === kind),
    );
  }
  printScore('all', answers);
  console.log(`first answer: ${(bytes / 1000).toFixed(1)} KB`);
  if (values.misses) {
    printMisses(answers);
  }
});
