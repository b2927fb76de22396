import type { Browser, Page, Request } from '@playwright/test';

/** What a page makes a browser transfer; `later` is what this site's controls, such as the search, load when they are used. */
export const KINDS = ['document', 'script', 'stylesheet', 'font', 'image', 'prefetch', 'later', 'other'] as const;
export type Kind = (typeof KINDS)[number];
/** Bytes of the answers' bodies as they went over the wire (gzip). */
export type PageBytes = Record<Kind, number>;

/** Longer than any page waits for being idle, ms: browsers that have nothing to draw may never call it so. */
const IDLE_LIMIT = 3000;

/** Tells by a request's headers whether something is fetched ahead. */
export function isPrefetch(headers: Record<string, string>): boolean {
  return headers['sec-purpose']?.includes('prefetch') === true || headers.purpose === 'prefetch';
}

/** Bytes of a request's answer; what came from a cache counts nothing. */
export async function measureBody(request: Request): Promise<number> {
  return Math.max(0, (await request.sizes()).responseBodySize);
}

/** Bytes of all kinds together. */
export const sumBytes = (bytes: PageBytes): number => KINDS.reduce((sum, kind) => sum + bytes[kind], 0);

/** Paths of what this site fetches ahead for its controls; see plugins/performance/deferred-hydration. */
const listLater = (page: Page): Promise<string[]> =>
  page.evaluate(() => document.querySelector<HTMLElement>('script[data-later]')?.dataset.later?.split(',') ?? []);

async function kindOf(request: Request, later: string[]): Promise<Kind> {
  if (isPrefetch(await request.allHeaders())) {
    return later.includes(new URL(request.url()).pathname) ? 'later' : 'prefetch';
  }
  const type = request.resourceType();
  return KINDS.find((kind) => kind === type) ?? 'other';
}

/**
 * Opens a page in a browser without a cache and adds up what it fetches until the network is idle.
 *
 * @param touched it is scrolled as soon as it can be read; without it nothing is touched at all
 */
export async function measurePageBytes(
  browser: Browser,
  url: string,
  { touched = false }: { touched?: boolean } = {},
): Promise<PageBytes> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  if (touched) {
    // Before the page is idle, at which some fetch their scripts ahead.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => dispatchEvent(new WheelEvent('wheel')));
    });
  }
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), IDLE_LIMIT);
  const later = await listLater(page);
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as PageBytes;
  // What is asked for meanwhile comes to the list, and its turn.
  for (const request of requests) {
    const isFailed = (await (await request.response())?.finished()) !== null;
    if (!isFailed) {
      bytes[await kindOf(request, later)] += await measureBody(request);
    }
  }
  await context.close();
  return bytes;
}
