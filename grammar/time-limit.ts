import type { Fence } from './fence';

const LIMIT = /^(\d+(?:\.\d+)?)(ms|s|min)$/;

const UNITS: Record<string, number> = { ms: 1, s: 1000, min: 60_000 };

/**
 * Reads how long an example may take: `within=5s`.
 *
 * @returns milliseconds; nothing when the fence sets no limit
 * @throws Error naming a value that is not a time
 */
export function readTimeLimit({ values: { within } }: Fence): number | undefined {
  if (within === undefined) {
    return undefined;
  }
  const [, number, unit = ''] = LIMIT.exec(within) ?? [];
  if (!Number(number)) {
    throw new Error(`within=${within} is not a time: write a number with ms, s, or min, such as within=5s`);
  }
  return Number(number) * (UNITS[unit] ?? 1);
}
