declare global {
  interface Window {
    /** Given by `start/main.js`, which answers presses until React begins. */
    deferredHydration: {
      /** Lets the reader's next press retry; resolves then, or at once after such a press. */
      fail: () => Promise<void>;
      /** Leaves the page's controls to the browser, and tells the reader. */
      release: () => void;
    };
  }
}

/** What the bundler puts around modules: the function that every `import()` of a chunk calls. */
declare const __webpack_require__: { e: (id: string) => Promise<unknown> };

/** @throws the given error, once the reader is told */
export function giveUp(error: unknown): never {
  window.deferredHydration.release();
  throw error;
}

/**
 * Until React begins, lets a chunk that failed to load wait for the reader's next press, and requests it again then. The
 * bundler forgets failed chunks, so that is a new request; but Docusaurus' router keeps the failure of a page, which is
 * why it must not see the first one.
 */
export function retryChunks(): void {
  const load = __webpack_require__.e;
  __webpack_require__.e = (id) =>
    load(id).catch((error: unknown) => {
      // Docusaurus sets it when React begins: from then on, parts handle their failures.
      if (window.docusaurusRoot) {
        throw error;
      }
      return window.deferredHydration
        .fail()
        .then(() => load(id))
        .catch(giveUp);
    });
}
