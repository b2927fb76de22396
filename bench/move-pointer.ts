import type { Page } from '@playwright/test';

/** Moves the pointer over a page, which runs its scripts then: the first place tells where it is, the second that it moves. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}
