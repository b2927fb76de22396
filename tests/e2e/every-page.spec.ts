import { expect, test, type Page, type Request } from '@playwright/test';
import { listPaths } from '../support/site';
import { visit } from './support/visit';

/** What the browser says of a script that is run a few seconds after it was fetched, or never; its chunk is captured. */
const LATE_SCRIPT = /\/([\w-]+)\.\w+\.js was preloaded using link preload but not used within a few seconds/u;

/** Chunks that the page has run, as the bundler's runtime lists them. */
const listRunChunks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const chunks = (window as { webpackChunkstrapi_4_docs?: [(string | number)[]][] }).webpackChunkstrapi_4_docs ?? [];
    return chunks.flatMap(([ids]) => ids.map(String));
  });

/** Problems without those about scripts that a slow machine runs late: of those, a script that is never run remains. */
async function omitLateScripts(page: Page, problems: string[]): Promise<string[]> {
  const run = await listRunChunks(page);
  return problems.filter((problem) => !run.includes(LATE_SCRIPT.exec(problem)?.[1] ?? ''));
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

test('of scripts that are fetched ahead, one that is never run is a problem', async ({ page }) => {
  await visit(page, '/home/Home');
  const [run = ''] = await listRunChunks(page);
  const warn = (chunk: string) =>
    `The resource http://127.0.0.1/assets/js/${chunk}.0f1e2d.js was preloaded using link preload but not used within a few seconds`;
  const problems = [warn(run), warn('never'), 'another problem'];
  expect(await omitLateScripts(page, problems)).toEqual(problems.slice(1));
});

/** Waits until a page has time, at most two seconds: what follows its first drawing has been asked for then. */
const waitForIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })));

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
      await expect.poll(() => waitForIdle(page).then(() => pending.size)).toBe(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      const status = answer?.status();
      const wrong = await omitLateScripts(page, problems);
      if (status !== 200 || width !== 360 || wrong.length > 0) {
        findings.push([path, status, `${width} px`, ...wrong].join(' '));
      }
      problems.length = 0;
      pending.clear();
    }
    expect(findings, findings.join('; ')).toEqual([]);
  });
}
