import { defineConfig } from 'vitest/config';
import site from './vitest.config.mts';

/** The unit tests of the code that Stryker changes (stryker.config.mjs). */
export default defineConfig({
  ...site,
  test: {
    server: site.test?.server,
    include: [
      'plugins/{site/search,site/analytics,performance/deferred-hydration}/tests/**/*.test.{ts,tsx}',
      'src/{http,theme/SearchBar,components/ApiConsole,components/QueryBuilder,components/Example}/**/*.test.{ts,tsx}',
    ],
    // Those of what runs in the build alone, which is not changed.
    exclude: ['plugins/site/search/tests/*.test.ts', 'plugins/site/search/tests/records/**'],
  },
});
