import type { Fence } from '../../../../grammar/fence';
import type { Outcome } from '../../verify/src/outcome';
import type { TypeReport } from './check-types';

/**
 * Adds the type errors of a fence to how it fared otherwise.
 *
 * @param firstLine line of the page on which the fence opens
 */
export function addTypes(outcome: Outcome, { node }: Fence, types: TypeReport, firstLine: number): Outcome {
  const found = types.get(node);
  if (found === undefined) {
    return outcome;
  }
  const way = outcome.way === 'parsed' ? 'type-checked' : outcome.way;
  const lines = found.map(({ line, message }) => `line ${firstLine + line}: ${message}`);
  const problem = [...(outcome.problem === undefined ? [] : [outcome.problem]), ...lines].join('\n');
  return { ...outcome, way, ...(problem !== '' && { problem }) };
}
