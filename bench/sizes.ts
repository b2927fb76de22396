import { UserError } from '../tools/bootstrap/src/user-error.mjs';

/**
 * Sizes of a corpus, from the option `--pages`.
 *
 * @param value whole numbers with commas between them
 * @throws UserError when one of them is not a whole number above 0
 */
export function readSizes(value: string): number[] {
  const sizes = value.split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
    throw new UserError(`--pages ${value}: give whole numbers above 0, such as --pages 300`);
  }
  return sizes;
}
