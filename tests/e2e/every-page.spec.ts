import { expect, test, type Page } from '@playwright/test';
import { listPaths } from '../support/site';
import { visit } from './support/visit';

/** Collects what a page says or asks for that it should not. */
function watch(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      problems.push(message.text());
    }
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => {
    // Prefetches of a page that is left are given up.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      problems.push(`failed: ${request.url()}`);
    }
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) {
      problems.push(`foreign: ${request.url()}`);
    }
  });
  return problems;
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
    const problems = watch(page, baseURL ?? '');
    await page.setViewportSize({ width: 360, height: 780 });
    for (const path of paths) {
      const answer = await visit(page, path, { waitUntil: 'networkidle' });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft({ path, status: answer?.status(), width, problems }).toEqual({
        path,
        status: 200,
        width: 360,
        problems: [],
      });
      problems.length = 0;
    }
  });
}
