import type { Browser, Request } from '@playwright/test';
import { isPrefetch, measureBody, measurePageBytes, sumBytes } from './page-bytes';

/** Bytes (gzip) of an operation's page. */
export type ConsoleBytes = {
  /** Everything until it can be read, and what is fetched ahead while it is. */
  readable: number;
  /** What comes on top when the button is pressed at once, before anything was fetched ahead. */
  sent: number;
};

/**
 * Opens an operation of the API reference, and presses Send before anything else.
 *
 * @param url of its page
 */
export async function measureConsoleBytes(browser: Browser, url: string): Promise<ConsoleBytes> {
  const before = await measurePageBytes(browser, url);
  const context = await browser.newContext();
  const page = await context.newPage();
  // The answer itself is no part of the page.
  await page.route(/^(?!http:\/\/127\.0\.0\.1)/, (route) => route.fulfill({ json: {} }));
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('#console button').first().click();
  await page.locator('#console form').waitFor();
  await page.waitForLoadState('networkidle');
  let after = 0;
  for (const request of requests.filter((one) => one.url().startsWith(new URL(url).origin))) {
    // What is fetched ahead is either used, and then asked for once more, or belongs to the pages next to it.
    if (!isPrefetch(await request.allHeaders())) {
      after += await measureBody(request);
    }
  }
  await context.close();
  const readable = sumBytes(before);
  return { readable, sent: after - (readable - before.prefetch) };
}
