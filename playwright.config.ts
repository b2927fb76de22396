import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/bootstrap/src/browser-flags.mjs';
import { PAGES_SITE, SITE, SITE_PORT } from './tests/support/ports';

const report = process.env.TEST_REPORT;

/** Tests that look at pages and measure no time: other checks may run beside them. */
const READS_PAGES =
  '**/{accessibility,contents-list,every-page,every-reader,heading-scale,print,tables,target-size,ten-tasks}.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Limits that only a test that hangs reaches: builds of fixture sites and other programs may run beside it.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: report ? [['line'], ['json', { outputFile: report }]] : 'list',
  projects: [
    { name: 'reading', testMatch: READS_PAGES },
    { name: 'behavior', testIgnore: READS_PAGES },
  ],
  use: {
    baseURL: SITE,
    viewport: { width: 1280, height: 800 },
    // A press, or an element that never comes, ends its test long before the limit above.
    actionTimeout: 120_000,
    launchOptions: launchOptions(process.env.CHROME_PATH),
  },
  webServer: [
    {
      command: `npm run serve -- --port ${SITE_PORT}`,
      url: SITE,
      reuseExistingServer: false,
      timeout: 600_000,
    },
    // Not built where no test opens it: pages that a change may have broken, and those of `reading`, are the site's own.
    ...(process.env.TEST_PAGES || process.env.TEST_SITES === 'main'
      ? []
      : [
          {
            command: 'node --import tsx tests/support/serve-pages-site.ts',
            url: PAGES_SITE,
            reuseExistingServer: false,
            timeout: 600_000,
          },
        ]),
  ],
});
