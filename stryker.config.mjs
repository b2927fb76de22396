import { selectArea } from './tests/mutations/areas.mjs';

const { MUTATION_AREA: area } = process.env;
const folder = `.cache/stryker/${area ?? 'all'}`;

/**
 * Changes the code that runs in the reader's browser in small ways, one at a time, and lists the changes that no unit
 * test notices (stryker-mutator.io). Not part of `npm test`: it takes too long for each change.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutations.config.mts' },
  mutate: selectArea(area).mutate,
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutations/ignore-texts.mjs'],
  ignorers: ['texts'],
  // Evaluated once, when a module is loaded: a mutant there would need a process of its own.
  ignoreStatic: true,
  thresholds: { high: 90, low: 80, break: 75 },
  concurrency: 2,
  incremental: true,
  incrementalFile: `${folder}/incremental.json`,
  tempDirName: `${folder}/sandbox`,
  // What no unit test of these files reads.
  ignorePatterns: ['product', 'build', '.docusaurus', '.cache', 'docs', 'static', 'bench', 'test-results'],
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: true },
  htmlReporter: { fileName: `${folder}/report.html` },
  jsonReporter: { fileName: `${folder}/report.json` },
  allowConsoleColors: false,
};
