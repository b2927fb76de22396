import { UserError } from '../tools/bootstrap/src/user-error.mjs';

/**
 * Counts that an option gives, such as sizes of a corpus.
 *
 * @param value whole numbers with commas between them
 * @param option its name, for the error
 * @throws UserError when one of them is not a whole number above 0
 */
export function readSizes(value: string, option = '--pages'): number[] {
  const sizes = value.split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
    throw new UserError(`${option} ${value}: give whole numbers above 0, such as ${option} 300`);
  }
  return sizes;
}
