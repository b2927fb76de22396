import { expect, type Locator, type Page } from '@playwright/test';

/** Turns the wheel upwards until a part is there. The page may still be on its way down from a turn before. */
export async function scrollUpUntil(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, -100);
    await expect(part).toBeVisible({ timeout: 1000 });
  }).toPass();
}
