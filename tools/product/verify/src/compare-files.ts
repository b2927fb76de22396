import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fence } from '../../../../grammar/fence';
import type { Example } from '../../../../grammar/match-examples';
import { isSame, mergeRecorded } from './compare';
import { describeDifference, describeTextDifference, writeJson } from './describe-difference';
import { parseRecorded } from './ellipsis';
import type { Outcome } from './outcome';
import { hasLines } from './shell-output';

type Difference = { problem: string; newText?: string };

function compareText(recorded: string, actual: string): Difference | undefined {
  return hasLines(recorded, actual)
    ? undefined
    : { problem: describeTextDifference(recorded, actual.trim()), newText: actual.trim() };
}

function compareJson(recorded: unknown, actual: unknown): Difference | undefined {
  return isSame(recorded, actual)
    ? undefined
    : { problem: describeDifference(recorded, actual), newText: writeJson(mergeRecorded(recorded, actual)) };
}

/** JSON is compared as a whole; of any other file, the recorded lines are looked for, as in what a command prints. */
function compareFile({ lang, text }: Fence, file: string): Difference | undefined {
  if (!existsSync(file)) {
    return { problem: 'the commands leave no such file' };
  }
  const actual = readFileSync(file, 'utf8');
  return lang === 'json' ? compareJson(parseRecorded(text), JSON.parse(actual)) : compareText(text, actual);
}

function listPaths(value: string | undefined): string[] {
  return value?.split(/\s+/).filter(Boolean) ?? [];
}

/**
 * Compares what the commands of an example leave in a folder with the files that are recorded below it, and with the
 * paths of `exists=` and `missing=`.
 *
 * @param folder where the commands ran
 */
export function compareFiles({ fence, files }: Example, folder: string): Pick<Outcome, 'problem' | 'newFiles'> {
  const { exists, missing } = fence.values;
  const absent = listPaths(exists).filter((path) => !existsSync(join(folder, path)));
  const present = listPaths(missing).filter((path) => existsSync(join(folder, path)));
  const different = files.flatMap((recorded, index) => {
    const path = recorded.values.title ?? '';
    const difference = compareFile(recorded, join(folder, path));
    return difference ? { index, path, ...difference } : [];
  });
  const problems = [
    ...absent.map((path) => `exists=${path}: the commands leave no such file`),
    ...present.map((path) => `missing=${path}: it is there`),
    ...different.map(({ path, problem }) => `${path}: ${problem}`),
  ];
  const newFiles = different.flatMap(({ index, newText }) => (newText === undefined ? [] : { index, text: newText }));
  return {
    ...(problems.length > 0 && { problem: problems.join('\n') }),
    ...(newFiles.length > 0 && { newFiles }),
  };
}
