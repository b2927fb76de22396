import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

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

/** A page that still loads may move between the scrolling and the press; nobody presses what they don't see. */
async function retryInView(act: () => Promise<void>, tries = 5): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (tries === 1 || !String(error).includes('outside of the viewport')) {
      throw error;
    }
    await retryInView(act, tries - 1);
  }
}

const firstVisible = (locator: Locator) => locator.filter({ visible: true }).first();

export const press = (locator: Locator) => retryInView(() => firstVisible(locator).click(AT_ONCE));
export const tap = (locator: Locator) => retryInView(() => firstVisible(locator).tap(AT_ONCE));

/** Types as people do. */
export async function type(page: Page, text: string, random: () => number): Promise<void> {
  for (const character of text) {
    await wait(random() * PAUSE);
    await page.keyboard.press(character === ' ' ? 'Space' : character);
  }
}
