import type { Browser, Request } from '@playwright/test';
import { isPrefetch } from '../page-bytes';
import { measureRequest } from './measure-request';
import { movePointer } from '../move-pointer';

/**
 * Opens the search of a built site as a reader does, and counts what is sent from then on until the first answer.
 *
 * @param address of a page of the site
 * @returns bytes, gzip
 */
export async function measureDialogBytes(browser: Browser, address: string, query: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await movePointer(page);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.waitForLoadState('networkidle');
  const requests: Request[] = [];
  context.on('requestfinished', (request) => requests.push(request));
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(query);
  await page.getByRole('option').first().waitFor();
  // Requests of a worker are told a little later.
  await page.waitForTimeout(500);
  let bytes = 0;
  for (const request of requests) {
    // The pages that the hits lead to are fetched ahead, as those of any link are.
    if (!isPrefetch(await request.allHeaders())) {
      bytes += await measureRequest(request);
    }
  }
  await context.close();
  return bytes;
}
