import { expect, test } from 'vitest';
import { groupScripts } from '../src/group.mjs';

const scripts = ['lint:types', 'lint:code', 'lint:format', 'test:unit', 'test:build', 'test:product', 'test:e2e'].map(
  (name) => ({ name }),
);
const describeLane = (lane: { name: string; args?: string[] }[]): string =>
  lane.map(({ name, args = [] }) => [name, ...args].join(' ')).join(', ');

test('linters run side by side, and tests that measure no time next to those of the product', () => {
  expect(groupScripts(scripts).map((lanes) => lanes.map(describeLane))).toEqual([
    ['lint:types, lint:format', 'lint:code'],
    ['test:unit'],
    ['test:build, test:e2e --project reading', 'test:product'],
    ['test:e2e --project behavior'],
  ]);
});

test('browser tests that read pages wait for no other site', () => {
  const browser = groupScripts(scripts)
    .flat(2)
    .filter(({ name }) => name === 'test:e2e');
  expect(browser.map(({ env }) => env)).toEqual([{ TEST_SITES: 'main' }, {}]);
});
