/**
 * Makes a loader that takes up a file only when it is done with the one before. Bundlers start the loaders of all
 * files at once, and a loader that waits in between would then hold something of each of them.
 *
 * @template {{ async: () => (...results: never[]) => void }} Context what the bundler calls loaders with
 * @param {(this: Context, source: string) => unknown} load answers by `this.async()`, failures as well
 * @returns {(this: Context, source: string) => void}
 */
export function inTurn(load) {
  let last = Promise.resolve();
  return function loadInTurn(source) {
    const answer = this.async();
    last = last.then(
      () =>
        new Promise((resolve) => {
          /** @type {typeof answer} */
          const answerAndGoOn = (...results) => {
            answer(...results);
            // Lets the bundler take the result before there is another one.
            setImmediate(resolve);
          };
          /** @type {unknown} */
          const context = Object.create(this, { async: { value: () => answerAndGoOn } });
          load.call(/** @type {Context} */ (context), source);
        }),
    );
  };
}
