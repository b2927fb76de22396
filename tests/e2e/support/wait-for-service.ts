import type { Page } from '@playwright/test';

/**
 * Gives the hosted search as much time as a busy machine needs: timers of a page that wait for a second or more wait 60
 * times as long. Otherwise the site would give the service up after one to 2.5 seconds, and ask its own index.
 */
export async function waitForService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const setSlowTimeout = (act: TimerHandler, delay = 0, ...rest: unknown[]) =>
      setTimeout(act, delay >= 1000 ? delay * 60 : delay, ...rest);
    Object.assign(window, { setTimeout: setSlowTimeout });
  });
}
