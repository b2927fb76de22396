import { findDefaults } from './rules/defaults';
import { findMessages } from './rules/messages';
import { findExitCodes, findNumbers, findOptionNumbers, findPorts, findStatuses } from './rules/numbers';
import type { Sentence } from './sentence';
import type { Value } from './value';

/**
 * Finds what a sentence states that only the product can decide; a sentence with a value is a claim.
 *
 * @param column header of the table's column that a cell is in; empty for prose
 * @param row text of the first cell of its row; empty for prose
 * @returns each value once, the most specific rule first
 */
export function findValues(sentence: Sentence, column = '', row = ''): Value[] {
  const found = [
    ...findMessages(sentence, column),
    ...findNumbers(sentence),
    ...findOptionNumbers(sentence),
    ...findPorts(sentence),
    ...findStatuses(sentence),
    ...findExitCodes(sentence),
    ...findDefaults(sentence, column, row),
  ];
  const isRepeated = ({ forms }: Value, index: number) =>
    found.slice(0, index).some((earlier) => forms.every((form) => earlier.forms.includes(form)));
  return found.filter((value, index) => !isRepeated(value, index));
}
