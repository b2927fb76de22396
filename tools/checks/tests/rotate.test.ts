import { expect, test } from 'vitest';
import { choose, leaveToOtherCommits } from '../src/rotate.mjs';

const HOUR = 3600;
const ITEMS = ['image', 'install', 'update'];

/** When some commit was made. */
const TIME = 1_700_000_000;

test('each comes up once before the first comes again', () => {
  const chosen = [0, 1, 2, 3].map((hour) => choose(ITEMS, TIME + hour * HOUR));
  expect(chosen.slice(0, 3).sort()).toEqual(ITEMS);
  expect(chosen[3]).toBe(chosen[0]);
});

test('commits of one hour run the same', () => {
  const start = Math.floor(TIME / HOUR) * HOUR;
  expect(choose(ITEMS, start)).toBe(choose(ITEMS, start + HOUR - 1));
  expect(choose(ITEMS, start)).not.toBe(choose(ITEMS, start + HOUR));
});

test('one alone comes up always', () => {
  expect(choose(['install'], TIME)).toBe('install');
});

test.each(['test:build', 'test:product'])('%s leaves all rotated tests but one to other commits', (name) => {
  const left = Array.from({ length: 24 }, (_, hour) => leaveToOtherCommits(name, TIME + hour * HOUR).args ?? []);
  const files = new Set(left.flat().filter((arg) => arg !== '--exclude'));
  expect(files.size).toBeGreaterThan(1);
  expect(new Set(left.map((args) => args.length))).toEqual(new Set([2 * (files.size - 1)]));
});

test('a script without rotated tests leaves nothing', () => {
  expect(leaveToOtherCommits('test:unit', TIME)).toEqual({ name: 'test:unit' });
});
