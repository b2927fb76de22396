import { expect, type Page, type Response } from '@playwright/test';
import { movePointer } from '../../../bench/move-pointer';

type Options = Parameters<Page['goto']>[1];

/** Gives a page the sign at which its scripts run, and waits until they have taken over. */
export async function wake(page: Page): Promise<void> {
  await movePointer(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a page and wakes it, as most of what is tested needs the page's scripts. */
export async function visit(page: Page, address: string, options?: Options): Promise<Response | null> {
  const answer = await page.goto(address, options);
  await wake(page);
  return answer;
}
