import type { Locator, Page } from '@playwright/test';
import type { Panel } from './panel';

export type Mode = 'light' | 'dark';

type PictureOptions = {
  /** What the text speaks of: the picture holds all of it. */
  of: Locator | Locator[];
  /** Where the reader must look: a frame is drawn around it. */
  mark?: Locator | Locator[];
  /** Room around, CSS pixels; default 12. */
  padding?: number;
};

/**
 * Takes a picture of what is on the screen, light and dark.
 *
 * @param name as in its file, without mode and ending
 */
export type TakePicture = (name: string, options: PictureOptions) => Promise<void>;

/** One picture as it is on the screen. */
export type Shot = { name: string; mode: Mode; png: Buffer };

type Box = { x: number; y: number; width: number; height: number };

const toList = (locators: Locator | Locator[] = []) => [locators].flat();

async function boxOf(locator: Locator): Promise<Box> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box || box.width === 0 || box.height === 0) {
    throw new Error(`nothing is visible of ${String(locator)}`);
  }
  return box;
}

/** The part of the window that holds all boxes, with some room, in whole pixels. */
function frame(boxes: Box[], padding: number, window: { width: number; height: number }): Box {
  const left = Math.max(0, Math.floor(Math.min(...boxes.map(({ x }) => x)) - padding));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y)) - padding));
  const right = Math.min(window.width, Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width)) + padding));
  const bottom = Math.min(window.height, Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height)) + padding));
  if (right <= left || bottom <= top) {
    throw new Error('what the picture shows lies outside of the window');
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** How far a mark stands off what it marks, CSS pixels. */
const MARK_DISTANCE = 5;

/** Draws frames above everything; returns what takes them away. */
async function drawMarks(page: Page, boxes: Box[], clip: Box): Promise<() => Promise<void>> {
  const frames = boxes.map((box) => {
    // Whole, also around what reaches to the edge of the picture.
    const left = Math.max(box.x - MARK_DISTANCE, clip.x + 2);
    const top = Math.max(box.y - MARK_DISTANCE, clip.y + 2);
    const right = Math.min(box.x + box.width + MARK_DISTANCE, clip.x + clip.width - 2);
    const bottom = Math.min(box.y + box.height + MARK_DISTANCE, clip.y + clip.height - 2);
    return { left, top, width: right - left, height: bottom - top };
  });
  await page.evaluate((drawn) => {
    for (const { left, top, width, height } of drawn) {
      const mark = document.createElement('div');
      mark.className = 'picture-mark';
      Object.assign(mark.style, {
        position: 'fixed',
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
        boxSizing: 'border-box',
        border: '3px solid #e8590c',
        borderRadius: '8px',
        pointerEvents: 'none',
        zIndex: '2147483647',
      });
      document.body.append(mark);
    }
  }, frames);
  return () => page.evaluate(() => document.querySelectorAll('.picture-mark').forEach((mark) => mark.remove()));
}

/** Runs in the browser: calls the panel's own switch, which its profile page calls. */
function switchMode(mode: Mode): void {
  type Fiber = {
    child: Fiber | null;
    sibling: Fiber | null;
    memoizedProps: { value?: { onChangeTheme?: (mode: Mode) => void } } | null;
  };
  const root = document.querySelector('#strapi, #app') as unknown as Record<string, Fiber> | null;
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
  const waiting: (Fiber | null)[] = [root && key ? (root[key] ?? null) : null];
  while (waiting.length > 0) {
    const fiber = waiting.shift();
    const change = fiber?.memoizedProps?.value?.onChangeTheme;
    if (change) {
      change(mode);
      return;
    }
    if (fiber) {
      waiting.push(fiber.child, fiber.sibling);
    }
  }
  throw new Error('the panel has no switch between light and dark where it used to be');
}

/**
 * Makes the function by which walks take pictures.
 *
 * @param keep is given each shot; none: only what a picture would show is looked for
 */
export function makeCamera(page: Page, panel: Panel, keep?: (shot: Shot) => Promise<void>): TakePicture {
  return async (name, { of, mark, padding = 12 }) => {
    await panel.settle();
    const window = page.viewportSize() ?? { width: 0, height: 0 };
    const marked = toList(mark);
    const measure = async () => {
      // Scrolling to one moves the others, so all are measured after it.
      await Promise.all([...toList(of), ...marked].map(boxOf));
      const shown = await Promise.all(toList(of).map(boxOf));
      const marks = await Promise.all(marked.map(boxOf));
      return { marks, clip: frame([...shown, ...marks], padding, window) };
    };
    // The panel may replace an element while it is measured; what comes then is measured once more.
    const { marks, clip } = await measure().catch(async () => {
      await panel.settle();
      return measure();
    });
    if (!keep) {
      return;
    }
    for (const mode of ['dark', 'light'] as const) {
      await page.evaluate(switchMode, mode);
      await panel.settle();
      const removeMarks = await drawMarks(page, marks, clip);
      const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide', scale: 'device' });
      await removeMarks();
      await keep({ name, mode, png });
    }
  };
}
