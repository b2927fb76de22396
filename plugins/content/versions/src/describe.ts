import type { Kind } from '../../../../grammar/match-examples';

const STATUS = /^status (.+) is recorded, the product returns (.+)$/m;

/** What an example of each kind gives. */
const RESULTS: Record<Kind, string> = {
  http: 'another response',
  graphql: 'another response',
  run: 'another result',
  file: 'another result at startup',
  shell: 'another output',
  source: 'another check result',
};

const LIST = new Intl.ListFormat('en-US');

/** `4.20.5, 4.25.24, and 4.26.2` */
export function listVersions(versions: string[]): string {
  return LIST.format(versions);
}

/** What differs, in a few words: `status 200 OK instead of 500 Internal Server Error`. */
export function summarize(kind: Kind, change: string): string {
  const [, recorded, actual] = STATUS.exec(change) ?? [];
  return recorded !== undefined && actual !== undefined ? `status ${actual} instead of ${recorded}` : RESULTS[kind];
}

/** The lines of a diff, or what the product says, without what the summary says already. */
export function readChange(change: string): string {
  return change
    .split('\n')
    .filter((line) => !STATUS.test(line) && !line.startsWith('@@'))
    .join('\n');
}
