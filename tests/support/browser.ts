import { vi } from 'vitest';

/** Adds what jsdom lacks: dialogs, observers of sizes, and scrolling to an element; and the language of the pages. */
export function completeBrowser(): void {
  document.documentElement.lang = 'en';
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      // Browsers tell of it a moment later.
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
  class SizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  Object.assign(globalThis, { ResizeObserver: SizeObserver });
  Element.prototype.scrollIntoView = () => undefined;
}

/** What is copied from now on goes here. */
export function spyOnClipboard(): ReturnType<typeof vi.fn<(text: string) => Promise<void>>> {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return writeText;
}
