import { stripVTControlCharacters } from 'node:util';
import type { Example } from '../../../../grammar/match-examples';
import { describeTextDifference } from './describe-difference';
import { ELLIPSIS } from './ellipsis';
import type { Outcome } from './outcome';
import { hasLines } from './shell-output';

/** What a start prints, without times, without where the code lies and where the project does. */
function cleanPrinted(output: string, folder: string): string {
  return stripVTControlCharacters(output)
    .replaceAll(folder, ELLIPSIS)
    .split('\n')
    .map((line) => line.trimEnd().replace(/^\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+\] /, ''))
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
    .trim();
}

/** Holds the recorded lines against what a start printed. */
export function comparePrinted(
  { result }: Example,
  output: string,
  folder: string,
): Pick<Outcome, 'problem' | 'newResult'> {
  const printed = cleanPrinted(output, folder);
  if (!result) {
    return { problem: 'no message is recorded', newResult: { text: printed } };
  }
  return hasLines(result.text, printed)
    ? {}
    : { problem: describeTextDifference(result.text, printed), newResult: { text: printed } };
}
