import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { createRandom } from '../../../../bench/random';
import { movePointer } from '../../../../bench/move-pointer';
import { SITE } from '../../../support/ports';
import type { Control } from './control';
import { throttle, type Network } from './networks';

declare global {
  interface Window {
    /** What the page has given to the clipboard. */
    copiedTexts: string[];
    /** How often the page has pressed a control by itself, as it does with presses that it kept. */
    replayedPresses: number;
    /** What the pointer has pressed last. */
    pressed?: Element;
  }
}

/** One press on a page that was just opened. */
export type Trial = { path: string; control: Control; network: Network; seed: number };

/** Only a trial that hangs takes so long, ms. */
const HANG = 120_000;

/** Between two looks at the page, ms. */
const LOOK = 150;

/** The latest press, ms after the page can be read; scripts that a pointer has started before are at any stage then. */
const LATEST = 2500;

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

/** @returns whether the condition came true before the trial counts as hanging */
async function until(condition: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + HANG;
  while (performance.now() < end) {
    if (await condition()) {
      return true;
    }
    await wait(LOOK);
  }
  return false;
}

/** Presses **Try again** where the page offers it. */
async function tryAgain(page: Page, onRetry: () => void): Promise<void> {
  const isPressed = await page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(
      (each) => each.textContent === 'Try again' && each.checkVisibility(),
    );
    button?.click();
    return button !== undefined;
  });
  if (isPressed) {
    onRetry();
  }
}

async function open(browser: Browser, { control }: Trial): Promise<Page> {
  const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };
  const desktop = { viewport: { width: 1280, height: 800 } };
  const context = await browser.newContext({ baseURL: SITE, ...(control.isPhone ? phone : desktop) });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  page.setDefaultTimeout(HANG);
  await page.addInitScript(() => {
    window.copiedTexts = [];
    window.replayedPresses = 0;
    addEventListener(
      'click',
      ({ isTrusted, target }) => {
        if (isTrusted && target instanceof Element) {
          window.pressed = target;
        }
        window.replayedPresses += Number(
          !isTrusted && target instanceof Element && target.closest('[data-control]') !== null,
        );
      },
      true,
    );
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => {
      window.copiedTexts.push(text);
      return write(text);
    };
  });
  await control.prepare?.(page);
  return page;
}

async function actAndRead(page: Page, trial: Trial): Promise<string | undefined> {
  const { path, control, network, seed } = trial;
  const random = createRandom(seed);
  const onRetry = await throttle(page, network, random);
  const isWoken = random() < 0.5;
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (isWoken) {
    await movePointer(page);
  }
  await wait(random() * LATEST);
  if (control.field) {
    await until(async () => {
      await tryAgain(page, onRetry);
      return control.field?.(page).isVisible() ?? true;
    });
  }
  await control.act(page, random);
  let state: unknown;
  const look = async () => {
    await tryAgain(page, onRetry);
    await control.repeat?.(page);
    state = await control.read(page);
    return isDeepStrictEqual(state, control.expected);
  };
  if (!(await until(look))) {
    return `expected ${JSON.stringify(control.expected)}, got ${JSON.stringify(state)}`;
  }
  // Nothing runs the scripts of a page that fail where the control needs none.
  if (network === 'slow' && !(await until(() => isHydrated(page)))) {
    return 'never hydrated';
  }
  // What was kept is done with hydration, or in the tasks after it.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  state = await control.read(page);
  if (!isDeepStrictEqual(state, control.expected)) {
    return `answered once, then ${JSON.stringify(state)}`;
  }
  const replays = await page.evaluate(() => window.replayedPresses);
  return replays > 1 ? `pressed ${replays} times by the page` : undefined;
}

/**
 * Opens a page, does one thing at a random time, and looks whether its effect comes exactly once.
 *
 * @returns what went wrong, in one line
 */
export async function runTrial(browser: Browser, trial: Trial): Promise<string | undefined> {
  const page = await open(browser, trial);
  const failure = await actAndRead(page, trial).catch((error: unknown) => String(error).split('\n')[0]);
  await page.context().close();
  const { path, control, network, seed } = trial;
  return failure && `${path}, ${control.name}, ${network}, seed ${seed}: ${failure}`;
}
