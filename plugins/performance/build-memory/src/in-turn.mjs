import { setImmediate } from 'node:timers/promises';

/**
 * Makes a loader that takes up a file only when it is done with the one before. Bundlers start the loaders of all
 * files at once, and a loader that waits in between would then hold something of each of them.
 *
 * @template {{ async: () => (error: Error) => void }} Context what the bundler calls loaders with
 * @param {(this: Context, source: string) => Promise<void>} load answers by `this.async()`
 * @returns {(this: Context, source: string) => void}
 */
export function inTurn(load) {
  /** @type {Promise<void>} */
  let last = Promise.resolve();
  return function loadInTurn(source) {
    // Tells the bundler to wait.
    const answer = this.async();
    last = last
      .then(() => load.call(this, source))
      .catch(answer)
      // Lets the bundler take the result before there is another one.
      .then(() => setImmediate());
  };
}
