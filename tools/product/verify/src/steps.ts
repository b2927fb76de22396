import type { Example } from '../../../../grammar/match-examples';
import { isYarnTelling, type Telling } from './run-in-shell';

/** Examples that share their surroundings: a visible one alone, or hidden ones without a visible one between them. */
export type Step = {
  examples: Example[];
  hidden: boolean;
  telling: Telling;
};

/** Puts the examples of a page, in reading order, into steps. */
export function toSteps(examples: Example[]): Step[] {
  const groups: Example[][] = [];
  for (const example of examples) {
    const last = groups.at(-1);
    if (example.hidden && last?.[0]?.hidden) {
      last.push(example);
    } else {
      groups.push([example]);
    }
  }
  return groups.map((members) => ({
    examples: members,
    hidden: members.every(({ hidden }) => hidden),
    telling: members.every(isYarnTelling) ? 'yarn' : 'npm',
  }));
}
