import { expect, test } from 'vitest';
import { listDue, PARTS } from '../src/due';

const PAGES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'new'];
const isProven = (file: string) => file !== 'new';
const weigh = (file: string) => PAGES.indexOf(file) * 10;

const due = (turn: number) => listDue(PAGES, { isProven, weigh, turn });

test('a page that has changed is always checked', () => {
  expect([0, 1, 2, 3].map((turn) => due(turn).changed)).toEqual([['new'], ['new'], ['new'], ['new']]);
});

test('every other page comes up once before the first comes again', () => {
  const parts = Array.from({ length: PARTS }, (_, turn) => due(1000 + turn).inTurn);
  expect(parts.flat().sort()).toEqual(PAGES.filter(isProven));
  expect(due(1000 + PARTS).inTurn).toEqual(parts[0]);
});

test('the two pages that take longest are in different parts', () => {
  const parts = Array.from({ length: PARTS }, (_, turn) => due(turn).inTurn);
  expect(parts.some((part) => part.includes('i') && part.includes('j'))).toBe(false);
});

test('without any proof, all pages are checked', () => {
  expect(listDue(PAGES, { isProven: () => false, weigh, turn: 0 })).toEqual({ changed: PAGES, inTurn: [] });
});
