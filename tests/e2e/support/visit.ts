import { expect, type Page, type Response } from '@playwright/test';

type Options = Parameters<Page['goto']>[1];

/** Gives a page the sign at which its scripts run, and waits until they have taken over. */
export async function wake(page: Page): Promise<void> {
  // The first of them tells where the pointer is, the second that it moves.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a page and wakes it, as most of what is tested needs the page's scripts. */
export async function visit(page: Page, address: string, options?: Options): Promise<Response | null> {
  const answer = await page.goto(address, options);
  await wake(page);
  return answer;
}
