/** @typedef {import('./run-script.mjs').Script} Script */

/**
 * What runs one after the other.
 *
 * @typedef {Script[]} Lane
 */

/** Scripts that have a place of their own in the order. */
const PLACED = ['test:build', 'test:product', 'test:e2e'];

/**
 * Puts scripts into groups. The lanes of a group run side by side: the tests of the product wait a lot, and those in the
 * other lane measure no time. `test:e2e` runs once for each project of `playwright.config.ts`.
 *
 * @param {Script[]} scripts
 * @returns {Lane[][]}
 */
export function groupScripts(scripts) {
  const named = (/** @type {string} */ name) => scripts.filter((script) => script.name === name);
  const browser = (/** @type {string} */ project) =>
    named('test:e2e').map((script) => ({ ...script, args: ['--project', project] }));
  return [
    ...scripts.filter(({ name }) => !PLACED.includes(name)).map((script) => [[script]]),
    [[...named('test:build'), ...browser('reading')], named('test:product')],
    [browser('behavior')],
  ];
}
