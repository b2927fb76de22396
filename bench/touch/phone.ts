import type { Browser, Page } from '@playwright/test';

/** The phone and the connection that Lighthouse takes for its mobile figures, throttled by the browser itself. */
export const PHONE = { width: 412, height: 823, slowdown: 4, roundTrip: 150, megabits: 1.6 };

/** Bytes a second of a rate in Mbit/s. */
const bytesPerSecond = (megabits: number) => (megabits * 1024 * 1024) / 8;

/** Opens an empty page on a slow phone, with an empty cache. */
export async function openPhone(browser: Browser): Promise<Page> {
  const { width, height, slowdown, roundTrip, megabits } = PHONE;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: bytesPerSecond(megabits),
    uploadThroughput: bytesPerSecond(0.75),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
