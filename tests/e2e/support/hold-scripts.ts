import type { Page } from '@playwright/test';

/**
 * Holds back every script that a page asks for from now on.
 *
 * @returns lets them go
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
