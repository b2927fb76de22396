import type { Page } from '@playwright/test';

/**
 * Enlarges a picture and waits until it has stopped moving: until then it takes no key, click or scrolling.
 *
 * @param open presses what enlarges it
 */
export async function enlarge(page: Page, open: () => Promise<void>): Promise<void> {
  // Until then, a picture is shown in a dialog.
  await page.locator('.medium-zoom-image').first().waitFor({ state: 'attached' });
  const opened = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // The event of medium-zoom does not bubble.
        document.addEventListener('medium-zoom:opened', () => resolve(), { capture: true, once: true });
      }),
  );
  await open();
  await opened;
}
