import { defineConfig } from '@playwright/test';

const PORT = 4173;
const report = process.env.TEST_REPORT;
const executablePath = process.env.CHROME_PATH;

/** Keep the browser from calling its maker's hosts, which would show up as requests of no page. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** Chromium's sandbox needs a user other than root. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: report ? [['line'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: [...QUIET, ...sandbox], ...(executablePath && { executablePath }) },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `npm run serve -- --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: false,
  },
});
