import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

/**
 * Collects what a page shows from now on, as long as it is open.
 *
 * @returns texts and names, which become more
 */
export async function watchNames(page: Page): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  await page.exposeFunction('reportNames', (names: string[]) => names.forEach((name) => seen.add(name)));
  await page.addInitScript({ path: resolve('tools/product/screenshots/src/watch-names.browser.js') });
  return seen;
}
