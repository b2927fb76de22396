import type { Difference, PageRecord } from './record';

/** Why nothing is said of an example whose result isn't the same twice. */
export const UNSTEADY = 'the result changes from run to run';

const isSame = (one: Difference, other: Difference | undefined): boolean =>
  other !== undefined && one.problem === other.problem && one.result === other.result;

/**
 * Keeps the differences that two runs of a page have in common: what differs between them, such as a time or an order,
 * isn't a difference between versions.
 *
 * @param first what came of the page
 * @param second what came of it once more
 */
export function settle(first: PageRecord, second: PageRecord): PageRecord {
  const again = new Map(second.different.map((difference) => [difference.example, difference]));
  const different = first.different.filter((difference) => isSame(difference, again.get(difference.example)));
  const unsteady = first.different.filter((difference) => !different.includes(difference));
  const passed = unsteady.filter(({ example }) => second.same.includes(example)).map(({ example }) => example);
  return {
    same: [...first.same, ...passed],
    different,
    notRunnable: [
      ...first.notRunnable,
      ...unsteady
        .filter(({ example }) => !passed.includes(example))
        .map(({ example, hidden }) => ({ example, reason: UNSTEADY, ...(hidden && { hidden }) })),
    ],
  };
}
