import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { main, step } from '../../bootstrap/src/report.mjs';
import { FEATURES } from '../../../plugins/site/search/src/client/embedded/features';
import { readGoldenQueries } from './golden';
import { measureExample, type Example } from './examples';
import { fitWeights, rank } from './fit';
import { loadIndex } from './load-index';

const HELP = `Fits the weights of the search to one half of the golden queries, and says what they do for the other half.
Needs the built site (npm run build).

  npm run fit:search [-- OPTIONS]

  --update  writes the weights that the site uses
  --help    this text`;

const WEIGHTS = 'plugins/site/search/src/client/embedded/weights.json';

const percent = (count: number, all: number): string => `${((100 * count) / all).toFixed(2)}%`;

function print(name: string, examples: Example[], weights: number[]): void {
  const places = examples.map((example) => rank(example, weights).indexOf(true));
  const first = places.filter((place) => place === 0).length;
  const five = places.filter((place) => place >= 0 && place < 5).length;
  console.log(`${name}: ${percent(first, places.length)} first, ${percent(five, places.length)} in 5`);
}

void main(async () => {
  const { values } = parseArgs({
    options: { update: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const loaded = await loadIndex('build/search-index');
  const queries = readGoldenQueries();
  const sets: Record<string, Example[]> = { fit: [], test: [] };
  await step('measuring', async () => {
    for (const query of queries) {
      sets[query.set]?.push(await measureExample(loaded, query));
    }
  });
  const [fitted = [], others = []] = Object.values(sets);
  const weights = await step('fitting', () => Promise.resolve(fitWeights(fitted, FEATURES.length)));
  console.log(`\n${cpus().length} cores, Node ${process.versions.node}`);
  print(`the ${fitted.length} queries that the weights were fitted to`, fitted, weights);
  print(`the ${others.length} others`, others, weights);
  const named = Object.fromEntries(FEATURES.map((name, index) => [name, Number((weights[index] ?? 0).toFixed(2))]));
  console.log(named);
  if (values.update) {
    writeFileSync(WEIGHTS, `${JSON.stringify(named, null, 2)}\n`);
  }
});
