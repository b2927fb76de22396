import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { COMPILED, resolveDocusaurus } from './tests/fixtures/docusaurus/resolve';

/** Only a test that hangs takes so long, ms: many times what an idle machine with two cores needs, since none may be idle. */
const HANG = 900_000;

const report = process.env.TEST_REPORT;

export default defineConfig({
  resolve: {
    alias: { '@site': resolve('.') },
  },
  plugins: [resolveDocusaurus()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    server: { deps: { inline: [COMPILED] } },
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{bench,config,grammar,src,plugins,tools}/**/*.test.{ts,tsx}',
            'tests/{architecture,content}/**/*.test.ts',
          ],
          // All cores, since nothing runs beside these; otherwise, one would be left to the main process.
          maxWorkers: '100%',
          testTimeout: HANG,
          hookTimeout: HANG,
        },
      },
      {
        extends: true,
        // These read the folder `build`, or build other sites and take their time.
        test: { name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: HANG, hookTimeout: HANG },
      },
      {
        extends: true,
        // These start the product, several at a time; file after file, so that each has the machine to itself.
        test: {
          name: 'product',
          include: ['tests/product/**/*.test.ts'],
          // `npm run --silent` hands its silence down; tests read what a reader's npm prints.
          env: { npm_config_loglevel: 'notice' },
          fileParallelism: false,
          testTimeout: 2 * HANG,
          hookTimeout: 2 * HANG,
        },
      },
    ],
  },
});
