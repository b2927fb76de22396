import { relative } from 'node:path';
import type { Located, Outcome, Way } from './outcome';

export type Result = { located: Located; outcome: Outcome };

const WAYS: Way[] = ['executed', 'booted', 'type-checked', 'parsed', 'plain', 'unverified'];

/** Says what is wrong with an example: where, what was asked, how the result differs, how to accept it. */
export function describeProblem({ located: { file, line, example }, outcome }: Result): string {
  const first = example.fence.text.split('\n')[0] ?? '';
  const path = relative('.', file);
  return [
    `${path}:${line}: ${first}`,
    ...(outcome.problem ?? '').split('\n').map((text) => `    ${text}`),
    ...((outcome.newResult ?? outcome.newFiles)
      ? [`    accept what the product gives: npm run verify -- ${path} --update`]
      : []),
  ].join('\n');
}

/**
 * A table of languages by what was done to their fences, and how many of these are hidden. A recorded result counts as
 * the example it belongs to.
 */
export function describeTally(results: Result[]): string {
  const languages = [...new Set(results.map(({ located }) => located.example.fence.lang))].sort();
  const columns: [name: string, isCounted: (result: Result) => boolean][] = [
    ...WAYS.map((way): (typeof columns)[number] => [way, ({ outcome }) => outcome.way === way]),
    ['(hidden)', ({ located }) => located.example.hidden],
  ];
  const row = (name: string, language: string | undefined) => {
    const rows = results.filter(({ located }) => language === undefined || located.example.fence.lang === language);
    return (
      name.padEnd(12) + columns.map(([, isCounted]) => String(rows.filter(isCounted).length).padStart(14)).join('')
    );
  };
  return [
    'language'.padEnd(12) + columns.map(([name]) => name.padStart(14)).join(''),
    ...languages.map((language) => row(language, language)),
    row('all', undefined),
  ].join('\n');
}

/** Examples that are left out, each with its reason. */
export function listExemptions(results: Result[]): string[] {
  return results
    .filter(({ outcome }) => outcome.way === 'unverified')
    .map(({ located }) => `${relative('.', located.file)}:${located.line}: ${located.example.unverified ?? ''}`);
}

/**
 * Lists what each page took, the longest first.
 *
 * @param seconds by file
 */
export function describeTimes(seconds: Map<string, number>): string {
  return [...seconds]
    .sort(([, a], [, b]) => b - a)
    .map(([file, time]) => `${time.toFixed(1).padStart(7)} s  ${file}`)
    .join('\n');
}
