import { setTimeout as wait } from 'node:timers/promises';
import type { ElementHandle, Locator, Page } from '@playwright/test';

/** A control, what a reader does with it once, and what the page is like when that was done exactly once. */
export type Control = {
  name: string;
  /** Whether it is on phones alone. */
  isPhone?: boolean;
  /** What has to be there before the reader acts. */
  field?: (page: Page) => Locator;
  /** @param random numbers from 0 to 1, for pauses */
  act: (page: Page, random: () => number) => Promise<void>;
  /** What the page needs before it is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** What the reader does if the page asks for it, besides pressing **Try again**. */
  repeat?: (page: Page) => Promise<void>;
  read: (page: Page) => Promise<unknown>;
  expected: unknown;
};

/** Longest pause between two keys, ms. */
const PAUSE = 150;

/** What is pressed counts where it is, and at once: whoever waits for a control to be ready notices no lost press. */
const AT_ONCE = { force: true, noWaitAfter: true } as const;

/** Scrolls a control into view and presses it where it is then. */
type Act = (control: ElementHandle<SVGElement | HTMLElement>) => Promise<void>;

/** @returns whether the press hit the control, also where it replaced it */
async function isHit(control: ElementHandle<SVGElement | HTMLElement>, act: Act): Promise<boolean> {
  try {
    await act(control);
  } catch (error) {
    if (String(error).includes('outside of the viewport')) {
      return false;
    }
    throw error;
  }
  return control.evaluate(
    (element) => !element.isConnected || !window.pressed?.isConnected || element.contains(window.pressed),
  );
}

/** A page that still loads may move between the scrolling and the press. Who misses a control presses again. */
async function retryMissed(locator: Locator, act: Act, tries = 5): Promise<void> {
  const control = await locator.filter({ visible: true }).first().elementHandle();
  if (await isHit(control, act)) {
    return;
  }
  if (tries === 1) {
    throw new Error(`${String(locator)} moved at each press`);
  }
  await retryMissed(locator, act, tries - 1);
}

export const press = (locator: Locator) => retryMissed(locator, (control) => control.click(AT_ONCE));
export const tap = (locator: Locator) => retryMissed(locator, (control) => control.tap(AT_ONCE));

/** Types as people do. */
export async function type(page: Page, text: string, random: () => number): Promise<void> {
  for (const character of text) {
    await wait(random() * PAUSE);
    await page.keyboard.press(character === ' ' ? 'Space' : character);
  }
}
