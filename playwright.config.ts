import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/bootstrap/src/browser-flags.mjs';

const PORT = 4173;
const report = process.env.TEST_REPORT;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Limits that only a test that hangs reaches: builds of fixture sites and other programs may run beside it.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: report ? [['line'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(process.env.CHROME_PATH),
  },
  webServer: {
    command: `npm run serve -- --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: false,
    timeout: 600_000,
  },
});
