/** @typedef {import('./run-script.mjs').Script} Script */

/**
 * What runs one after the other.
 *
 * @typedef {Script[]} Lane
 */

/** Scripts that have a place of their own in the order. */
const PLACED = ['test:build', 'test:product', 'test:e2e'];

/** The linter that takes as long as all others together. */
const LONGEST_LINTER = 'lint:code';

/**
 * Puts scripts into groups. The lanes of a group run side by side: linters use one core each, the tests of the product
 * wait a lot, and those in the other lane measure no time. `test:e2e` runs once for each project of
 * `playwright.config.ts`.
 *
 * @param {Script[]} scripts
 * @returns {Lane[][]}
 */
export function groupScripts(scripts) {
  const named = (/** @type {string} */ name) => scripts.filter((script) => script.name === name);
  const browser = (/** @type {string} */ project, /** @type {NodeJS.ProcessEnv} */ env = {}) =>
    named('test:e2e').map((script) => ({ ...script, args: ['--project', project], env: { ...script.env, ...env } }));
  const linters = scripts.filter(({ name }) => name.startsWith('lint:'));
  const isOther = (/** @type {Script} */ script) => !PLACED.includes(script.name) && !linters.includes(script);
  return [
    [linters.filter(({ name }) => name !== LONGEST_LINTER), named(LONGEST_LINTER)],
    ...scripts.filter(isOther).map((script) => [[script]]),
    [[...named('test:build'), ...browser('reading', { TEST_SITES: 'main' })], named('test:product')],
    [browser('behavior')],
  ];
}
