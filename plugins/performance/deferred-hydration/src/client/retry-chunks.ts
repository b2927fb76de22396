declare global {
  interface Window {
    /** Given by `start/loading.js`, which keeps presses until React begins. */
    deferredHydration: {
      /** Lets the reader's next press retry; resolves then, or at once after such a press. */
      fail: (attempt: number) => Promise<void>;
      /** How often presses have had failed parts requested again. */
      getAttempt: () => number;
      /** Tells the reader that the page has to be loaded again. */
      giveUp: () => void;
    };
  }
}

/** What the bundler puts around modules: the function that every `import()` of a chunk calls. */
declare const __webpack_require__: { e: (id: string) => Promise<unknown> };

/** @throws the given error, once the reader is told */
export function giveUp(error: unknown): never {
  window.deferredHydration.giveUp();
  throw error;
}

/**
 * Until React begins, lets a chunk that failed to load wait for the reader's next press, and requests it again then, as
 * often as it takes. The bundler forgets failed chunks, so each is a new request; but Docusaurus' router keeps the
 * failure of a page, which is why it must not see one.
 */
export function retryChunks(): void {
  const load = __webpack_require__.e;
  const loadAgain = (id: string): Promise<unknown> => {
    const attempt = window.deferredHydration.getAttempt();
    return load(id).catch(async (error: unknown) => {
      // Docusaurus sets it when React begins: from then on, parts handle their failures.
      if (window.docusaurusRoot) {
        throw error;
      }
      await window.deferredHydration.fail(attempt);
      return loadAgain(id);
    });
  };
  __webpack_require__.e = loadAgain;
}
