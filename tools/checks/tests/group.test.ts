import { expect, test } from 'vitest';
import playwright from '../../../playwright.config';
import { groupScripts } from '../src/group.mjs';

const scripts = ['lint:code', 'test:unit', 'test:build', 'test:product', 'test:e2e'].map((name) => ({ name }));
const describeLane = (lane: { name: string; args?: string[] }[]): string =>
  lane.map(({ name, args = [] }) => [name, ...args].join(' ')).join(', ');

test('tests that measure no time run next to those of the product', () => {
  expect(groupScripts(scripts).map((lanes) => lanes.map(describeLane))).toEqual([
    ['lint:code'],
    ['test:unit'],
    ['test:build, test:e2e --project reading', 'test:product'],
    ['test:e2e --project behavior'],
  ]);
});

test('no project of the browser tests is left out', () => {
  const projects = (playwright.projects ?? []).map(({ name }) => name);
  console.log(`projects: ${projects.length}`);
  expect(projects.length).toBeGreaterThan(0);
  const run = groupScripts(scripts)
    .flat(2)
    .filter(({ name }) => name === 'test:e2e')
    .map(({ args = [] }) => args[1]);
  expect(run.toSorted()).toEqual(projects.toSorted());
});
