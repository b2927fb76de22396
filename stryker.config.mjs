/**
 * Changes the code that runs in the reader's browser in small ways, one at a time, and lists the changes that no unit
 * test notices (stryker-mutator.io). Not part of `npm test`: it takes too long for each change.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutations.config.mts' },
  mutate: [
    // Search.
    'plugins/site/search/src/{client,hosted,theme}/**/*.{ts,tsx}',
    'src/theme/SearchBar/*.{ts,tsx}',
    // Consoles.
    'src/http/**/*.ts',
    'src/components/{ApiConsole,QueryBuilder}/**/*.{ts,tsx}',
    // Consent, and the start of scripts.
    'plugins/site/analytics/src/**/*.{ts,tsx}',
    'plugins/performance/deferred-hydration/src/**/*.{ts,tsx,js}',
    // Drawings: a test of their lines would only repeat them.
    '!plugins/site/search/src/client/ui/icons.tsx',
    '!**/*.test.{ts,tsx}',
    '!**/*.d.ts',
  ],
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutations/ignore-texts.mjs'],
  ignorers: ['texts'],
  // Evaluated once, when a module is loaded: a mutant there would need a process of its own.
  ignoreStatic: true,
  thresholds: { high: 90, low: 80, break: 75 },
  concurrency: 2,
  incremental: true,
  incrementalFile: '.cache/stryker/incremental.json',
  tempDirName: '.cache/stryker/sandbox',
  // What no unit test of these files reads.
  ignorePatterns: ['product', 'build', '.docusaurus', '.cache', 'docs', 'static', 'bench', 'test-results'],
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: true },
  htmlReporter: { fileName: '.cache/stryker/report.html' },
  jsonReporter: { fileName: '.cache/stryker/report.json' },
  allowConsoleColors: false,
};
