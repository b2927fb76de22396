import { createTwoFilesPatch } from 'diff';
import { mergeRecorded } from './compare';

/** JSON as it is written on a page. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/**
 * Shows how an actual value differs from the recorded one, as a patch of the record.
 *
 * @returns lines that begin with `-` (recorded) and `+` (what the product gave), with two lines around them
 */
export function describeDifference(recorded: unknown, actual: unknown): string {
  return describeTextDifference(writeJson(recorded), writeJson(mergeRecorded(recorded, actual)));
}

/** The same for texts. */
export function describeTextDifference(recorded: string, actual: string): string {
  const patch = createTwoFilesPatch('recorded', 'actual', `${recorded}\n`, `${actual}\n`, '', '', { context: 2 });
  return patch
    .split('\n')
    .slice(3)
    .filter((line) => !line.startsWith('\\'))
    .join('\n')
    .trimEnd();
}
