import { expect, test } from 'vitest';
import playwright from '../../playwright.config';
import { groupScripts } from '../../tools/checks/src/group.mjs';

/** Projects that no run names, or more than one, and names in runs that no project has. */
function findMistakes(projects: string[], runs: string[]): string[] {
  const count = (names: string[], name: string) => names.filter((other) => other === name).length;
  return [...new Set([...projects, ...runs])].filter((name) => count(projects, name) !== count(runs, name));
}

test('npm test runs every project of the browser tests once', () => {
  const projects = (playwright.projects ?? []).map(({ name = '' }) => name);
  console.log(`projects: ${projects.length}`);
  expect(projects.length).toBeGreaterThan(0);
  const runs = groupScripts([{ name: 'test:e2e' }])
    .flat(2)
    .map(({ args = [] }) => args[1] ?? '');
  expect(findMistakes(projects, runs)).toEqual([]);
});

test('a project that is left out, runs twice, or does not exist is found', () => {
  expect(findMistakes(['reading', 'phone', 'twice'], ['reading', 'twice', 'twice', 'gone'])).toEqual([
    'phone',
    'twice',
    'gone',
  ]);
});
