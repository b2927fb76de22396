import type { Page } from '@playwright/test';

/** The attribute of the page that says that the picture has been enlarged. */
const ENLARGED = 'data-test-enlarged';

/**
 * Enlarges a picture and waits until it has stopped moving: until then it takes no key, click or scrolling.
 *
 * @param open presses what enlarges it
 */
export async function enlarge(page: Page, open: () => Promise<void>): Promise<void> {
  // Until then, a picture is shown in a dialog.
  await page.locator('.medium-zoom-image').first().waitFor({ state: 'attached' });
  // The page listens before the picture is pressed, however slow the machine is. The event doesn't bubble.
  await page.evaluate((attribute) => {
    document.documentElement.removeAttribute(attribute);
    const note = () => document.documentElement.setAttribute(attribute, '');
    document.addEventListener('medium-zoom:opened', note, { capture: true, once: true });
  }, ENLARGED);
  await open();
  await page.locator(`html[${ENLARGED}]`).waitFor({ state: 'attached' });
}
