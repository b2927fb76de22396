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

/**
 * A number from an option.
 *
 * @param option its name, such as `--runs`
 * @throws UserError when the value is not a whole number above 0
 */
export function readCount(option: string, value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) {
    throw new UserError(`${option} ${value}: give one whole number above 0, such as ${option} 5`);
  }
  return count;
}
