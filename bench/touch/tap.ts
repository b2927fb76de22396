import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { onINP } from 'web-vitals';
import type { Control } from './controls';
import { openPhone } from './phone';

/** What `recorder.browser.js` notes in the page; times in ms after the page's start. */
export type Recording = {
  /** First contentful paint, ms since 1970. */
  appearedAt?: number;
  pressedAt?: number;
  shownAt?: number;
  hydratedAt?: number;
  /** Duration of the longest task of at least 50 ms, or 0. */
  longestTask: number;
  /** INP by web-vitals. */
  interaction?: number;
  /** Whether the response was visible before the tap, so that nothing is measured. */
  isShownBefore: boolean;
};

declare global {
  interface Window {
    expectedTap: Pick<Control, 'press' | 'shown' | 'isFocused'> & { hydrated?: string | undefined };
    tapRecording: Recording;
  }
  /** What the script of web-vitals declares. */
  const webVitals: { onINP: typeof onINP };
}

/** Figures of one tap, ms. */
export type Tap = {
  /** From `pointerdown` to the frame that shows the response; Infinity when none came. */
  response: number;
  /** From `pointerdown` until React has taken over. */
  hydration: number | undefined;
  longestTask: number;
  interaction: number | undefined;
};

/** A tap without a response for this long is lost, ms. */
const LOST = 10_000;

/** Tasks and interactions are reported to the page within this time, ms. */
const REPORTS = 500;

const WEB_VITALS = createRequire(import.meta.url)
  .resolve('web-vitals')
  .replace(/[^/]+$/, 'web-vitals.iife.js');
/** One script, since what an init script declares is seen by itself alone. */
const RECORDER = [WEB_VITALS, 'bench/touch/recorder.browser.js'].map((file) => readFileSync(file, 'utf8')).join('\n');

const read = (page: Page): Promise<Recording> => page.evaluate(() => window.tapRecording);

/** @returns whether the page has noted it within the time after which a tap is lost */
async function waitUntilNoted(page: Page, what: 'appearedAt' | 'shownAt' | 'hydratedAt'): Promise<boolean> {
  const isNoted = (key: typeof what) => window.tapRecording[key] !== undefined;
  return page.waitForFunction(isNoted, what, { timeout: LOST, polling: 50 }).then(
    () => true,
    () => false,
  );
}

/** @throws Error when the phone doesn't show it: scrolling there would be the first touch */
async function findCenter(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  const bottom = page.viewportSize()?.height ?? 0;
  if (!box || box.y < 0 || box.y + box.height > bottom) {
    throw new Error(`${selector} is not in the viewport of ${page.url()}`);
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tap(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.touchscreen.tap(x, y);
}

/**
 * Opens a page on the slowed phone, taps one control, and measures the response.
 *
 * @param delay from the first contentful paint to the tap, ms
 * @throws Error when the page lacks the control, or shows the response before the tap
 */
export async function measureTap(
  browser: Browser,
  url: string,
  { press, shown, isFocused = false, opener }: Control,
  { delay, hydrated }: { delay: number; hydrated?: string | undefined },
): Promise<Tap> {
  const page = await openPhone(browser);
  await page.addInitScript(
    (expected) => {
      window.expectedTap = expected;
    },
    { press, shown, isFocused, hydrated },
  );
  await page.addInitScript({ content: RECORDER });
  await page.goto(url, { waitUntil: 'commit' });
  await waitUntilNoted(page, 'appearedAt');
  const { appearedAt = NaN } = await read(page);
  // Found before the tap is due: a busy page would make it late.
  const place = await findCenter(page, opener ?? press);
  await wait(appearedAt + delay - Date.now());
  await tap(page, place);
  if (opener !== undefined) {
    await tap(page, await findCenter(page, press));
  }
  await waitUntilNoted(page, 'shownAt');
  if (hydrated !== undefined) {
    await waitUntilNoted(page, 'hydratedAt');
  }
  await wait(REPORTS);
  const recording = await read(page);
  await page.context().close();
  if (recording.isShownBefore) {
    throw new Error(`${url} shows ${shown} before ${press} is tapped`);
  }
  const { pressedAt = NaN, shownAt = Infinity, hydratedAt = Infinity, longestTask, interaction } = recording;
  return {
    // A tap that misses its control is lost as well.
    response: Number.isNaN(pressedAt) ? Infinity : shownAt - pressedAt,
    hydration: hydrated === undefined ? undefined : hydratedAt - pressedAt,
    longestTask,
    interaction,
  };
}
