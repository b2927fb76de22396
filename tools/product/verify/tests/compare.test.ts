import { expect, test } from 'vitest';
import { isSame, mergeRecorded } from '../src/compare';
import { describeDifference } from '../src/describe-difference';
import { parseRecorded } from '../src/ellipsis';

const ANSWER = {
  data: [
    { id: 1, attributes: { name: 'Bistro', createdAt: '2023-10-02T09:01:00.000Z' } },
    { id: 2, attributes: { name: 'Italian', createdAt: '2023-10-02T09:02:00.000Z' } },
  ],
  jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2lnbmF0dXJl',
  url: '/uploads/plate_5ee8cc2657.jpg',
};

test.each([
  ['the same in another order', { ...ANSWER, data: ANSWER.data.map(({ id, attributes }) => ({ attributes, id })) }],
  ['further items', '{ "data": [{ "id": 1, … }, …], … }'],
  ['further members', '{ "url": "/uploads/plate_0000000000.jpg", … }'],
  ['any value', '{ "data": …, "jwt": …, "url": … }'],
  ['the rest of a text', '{ "jwt": "eyJ…", … }'],
  [
    'a date by its form',
    '{ "data": [{ "id": 1, "attributes": { "createdAt": "2026-01-01T00:00:00.000Z", … } }, …], … }',
  ],
])('holds: %s', (_name, recorded) => {
  expect(isSame(typeof recorded === 'string' ? parseRecorded(recorded) : recorded, ANSWER)).toBe(true);
});

test.each([
  ['another value', '{ "data": [{ "id": 3, … }, …], … }'],
  ['a member that is not there', '{ "data": […], "jwt": "eyJ…", "url": "…", "role": 1 }'],
  ['a member left out without saying so', '{ "data": […], "jwt": "eyJ…" }'],
  ['an item left out without saying so', '{ "data": [{ "id": 1, … }], … }'],
  ['a text for a number', '{ "data": [{ "id": "1", … }, …], … }'],
  ['another file', '{ "url": "/uploads/bowl_5ee8cc2657.jpg", … }'],
  ['a date that is none', '{ "data": [{ "id": 1, "attributes": { "createdAt": "yesterday", … } }, …], … }'],
])('does not hold: %s', (_name, recorded) => {
  expect(isSame(parseRecorded(recorded), ANSWER)).toBe(false);
});

test('a bare ellipsis inside a text is text', () => {
  expect(parseRecorded('{ "a": "x…\\"y", … }')).toEqual({ a: 'x…"y', '…': '…' });
});

test('what is left out stays left out in a new record, and what holds stays as it is', () => {
  const recorded = parseRecorded('{ "data": [{ "id": 9, … }, …], "jwt": "eyJ…", … }');
  expect(mergeRecorded(recorded, ANSWER)).toEqual({ data: [{ id: 1, '…': '…' }, '…'], jwt: 'eyJ…', '…': '…' });
  expect(isSame(mergeRecorded(recorded, ANSWER), ANSWER)).toBe(true);
});

test('a difference shows as a patch', () => {
  const difference = describeDifference(parseRecorded('{ "id": 9, "name": "Bistro" }'), { id: 1, name: 'Bistro' });
  expect(difference).toContain('-  "id": 9,\n+  "id": 1,');
});
