import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';

export const NETWORKS = ['slow', 'failing', 'recovering'] as const;
export type Network = (typeof NETWORKS)[number];

/** How long a script takes on the slow network, ms. */
const SLOWEST = 1500;
const FASTEST = 100;

/** Most presses of **Try again** before the recovering network lets scripts through. */
const MOST_RETRIES = 2;

/** Whether the page runs the script; it may also fetch it ahead, which readers don't wait for. */
function isRun(route: Route): boolean {
  const request = route.request();
  return request.resourceType() === 'script' && !request.headers()['sec-purpose'];
}

/**
 * Makes the scripts of a page late, lets the first request of half of them fail, or all until the reader has tried
 * again.
 *
 * @param random numbers from 0 to 1
 * @returns is to be called when the reader tries again
 */
export async function throttle(page: Page, network: Network, random: () => number): Promise<() => void> {
  let retries = Math.ceil(random() * MOST_RETRIES);
  const seen = new Set<string>();
  const hasFailed = (url: string) => {
    const isFirst = !seen.has(url);
    seen.add(url);
    return network === 'recovering' ? retries > 0 : network === 'failing' && isFirst && random() < 0.5;
  };
  // Inside the page's own service: a worker's scripts are no part of what is pressed.
  await page.route('**/assets/js/**', async (route) => {
    if (network === 'slow') {
      await wait(FASTEST + random() * (SLOWEST - FASTEST));
    }
    if (isRun(route) && hasFailed(route.request().url())) {
      await route.abort('connectionfailed');
    } else {
      await route.continue();
    }
  });
  return () => {
    retries -= 1;
  };
}
