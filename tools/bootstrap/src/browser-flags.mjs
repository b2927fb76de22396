/** Keep Chromium from calling its maker's hosts, which would look like requests of a page. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Options to start the browser with, for Playwright.
 *
 * @param {string | undefined} executablePath the browser; none: Playwright's own
 */
export function launchOptions(executablePath) {
  // Chromium's sandbox needs a user other than root.
  const args = process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET;
  return executablePath ? { args, executablePath } : { args };
}
