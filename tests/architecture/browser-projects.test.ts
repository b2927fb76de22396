import { expect, test } from 'vitest';
import playwright from '../../playwright.config';
import { groupScripts } from '../../tools/checks/src/group.mjs';

test('npm test runs every project of the browser tests', () => {
  const projects = (playwright.projects ?? []).map(({ name }) => name);
  console.log(`projects: ${projects.length}`);
  expect(projects.length).toBeGreaterThan(0);
  const run = groupScripts([{ name: 'test:e2e' }])
    .flat(2)
    .map(({ args = [] }) => args[1]);
  expect(run.toSorted()).toEqual(projects.toSorted());
});
