import { explainFlags } from '../../../../grammar/explain-flags';
import type { Example } from '../../../../grammar/match-examples';
import type { Outcome } from './outcome';

/** The outcome of an example with regard to its exemption, which must be needed and give its reason. */
export function exempt(example: Example, outcome: Outcome): Outcome {
  const { unverified } = example;
  if (unverified === undefined || explainFlags(example)) {
    return outcome;
  }
  return outcome.problem === undefined
    ? { way: 'unverified', problem: `marked unverified="${unverified}", but it passes: take the mark away` }
    : { way: 'unverified', ...(unverified.trim() === '' && { problem: 'unverified needs a reason' }) };
}
