import { stripVTControlCharacters } from 'node:util';
import { isSame } from './compare';

/** What a command prints, without colours and without what npm and yarn print around it. */
export function cleanOutput(output: string): string {
  return stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => !/^(> |\$ |yarn run v|Done in |npm (warn|notice) )/.test(line))
    .join('\n')
    .trim();
}

/** Tells whether there are recorded lines, and these are among the printed ones, in their order. */
export function hasLines(recorded: string, actual: string): boolean {
  const printed = actual.split('\n');
  const lines = recorded.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.length > 0 &&
    lines.every((line) => {
      const found = printed.findIndex((candidate) => isSame(line.trim(), candidate.trim()));
      printed.splice(0, found + 1);
      return found !== -1;
    })
  );
}
