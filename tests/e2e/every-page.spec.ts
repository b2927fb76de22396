import { expect, test, type Page, type Request } from '@playwright/test';
import { listPaths } from '../support/site';
import { visit } from './support/visit';

/** On a slow machine, the browser warns of scripts that the page only runs a few seconds after it has fetched them. */
const LATE_SCRIPT = /The resource (\S+) was preloaded using link preload but not used within a few seconds/gu;

/** @returns a line for each script of a warning that the page has fetched, but doesn't run */
function listUnused(page: Page, warnings: string[]): Promise<string[]> {
  const scripts = warnings.flatMap((warning) => [...warning.matchAll(LATE_SCRIPT)].map(([, url = '']) => url));
  return page.evaluate((urls) => {
    const chunks = (window as { webpackChunkstrapi_4_docs?: [(string | number)[]][] }).webpackChunkstrapi_4_docs ?? [];
    const ids = new Set(chunks.flatMap(([each]) => each.map(String)));
    return urls.filter((url) => !ids.has(new URL(url).pathname.split(/[/.]/)[3] ?? '')).map((url) => `unused: ${url}`);
  }, scripts);
}

/** Collects what a page says or asks for that it should not, and the requests that are under way. */
function watch(page: Page, origin: string): { problems: string[]; pending: Set<Request> } {
  const problems: string[] = [];
  const pending = new Set<Request>();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      problems.push(message.text());
    }
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => {
    pending.delete(request);
    // Prefetches of a page that is left are given up.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      problems.push(`failed: ${request.url()}`);
    }
  });
  page.on('request', (request) => {
    pending.add(request);
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) {
      problems.push(`foreign: ${request.url()}`);
    }
  });
  return { problems, pending };
}

/** The first part of a path, so that areas are walked side by side. */
const areaOf = (path: string) => path.split('/')[1] ?? '';
/** `npm test -- --changed` names those that a change may have broken. */
const selected = process.env.TEST_PAGES?.split(',');
const allPaths = listPaths().filter((path) => selected?.includes(path) ?? true);

for (const area of new Set(allPaths.map(areaOf))) {
  const paths = allPaths.filter((path) => areaOf(path) === area);
  test(`the ${paths.length} pages of /${area} load without an error, a foreign request or sideways scrolling`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(60_000 + paths.length * 30_000);
    const { problems, pending } = watch(page, baseURL ?? '');
    await page.setViewportSize({ width: 360, height: 780 });
    const findings: string[] = [];
    for (const path of paths) {
      const answer = await visit(page, path, { waitUntil: 'networkidle' });
      // A script that is fetched while the page is left would be reported as an error of the next page.
      await expect.poll(() => pending.size).toBe(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      const status = answer?.status();
      const isLate = (problem: string) => problem.search(LATE_SCRIPT) !== -1;
      const unused = await listUnused(page, problems.filter(isLate));
      const wrong = [...problems.filter((problem) => !isLate(problem)), ...unused];
      if (status !== 200 || width !== 360 || wrong.length > 0) {
        findings.push([path, status, `${width} px`, ...wrong].join(' '));
      }
      problems.length = 0;
      pending.clear();
    }
    expect(findings, findings.join('; ')).toEqual([]);
  });
}
