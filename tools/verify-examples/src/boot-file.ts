import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '../../../plugins/examples/src/match-examples';
import { COPIES } from '../../product/src/project';
import { startSeededCopy, type SeededData } from '../../product/src/seeded';
import { findUnknownOptions } from './known-options';
import type { Outcome } from './outcome';
import { DIST, toOverlay } from './overlay';

/** How long a project may take to start, ms; one that waits for what is not there never does. */
const TIMEOUT = 60_000;

/** Says whether a file takes part in a start of the server; the admin panel's files do not. */
function isBooted(path: string): boolean {
  return !path.startsWith('src/admin/') && /\.(js|ts|json)$/.test(path);
}

/**
 * Files of the project that the page has shown so far: code under `src` builds on what came before it, while
 * configuration shows one way after the other. JavaScript and TypeScript are two tellings of the same.
 */
export class ShownFiles {
  readonly #overlays = { js: {} as Record<string, string>, ts: {} as Record<string, string> };

  /** The overlay with which an example starts; the example's file is remembered for those after it. */
  add(path: string, text: string): Record<string, string> {
    const language = path.endsWith('.ts') ? 'ts' : 'js';
    const overlay = { ...this.#overlays[language], ...toOverlay(path, text) };
    if (path.startsWith('src/')) {
      this.#overlays[language] = overlay;
    }
    return overlay;
  }
}

/**
 * Puts a file of a page into a copy of the project and starts that.
 *
 * @param slot name of the copy, so that two at a time do not meet
 * @returns nothing for a file that no start of the server reads
 */
export async function bootFile(
  { fence }: Example,
  { slot, data, shown }: { slot: string; data: SeededData; shown: ShownFiles },
): Promise<Outcome | undefined> {
  const path = (fence.values.title ?? '').replace(/^\.?\//, '');
  if (!isBooted(path)) {
    return undefined;
  }
  const copy = `${slot}-boot`;
  try {
    const overlay = shown.add(path, fence.text);
    const dist = path.endsWith('.ts') ? DIST : '.';
    const product = await startSeededCopy(copy, data, { overlay, dist, timeout: TIMEOUT });
    try {
      const unknown = await findUnknownOptions(path, product);
      return { way: 'booted', ...(unknown.length > 0 && { problem: unknown.join('\n') }) };
    } finally {
      await product.stop();
    }
  } catch (error) {
    return { way: 'booted', problem: (error as Error).message };
  } finally {
    rmSync(join(COPIES, copy), { recursive: true, force: true });
  }
}
