import { expect, test } from 'vitest';
import { chooseNearest } from '../src/choose-nearest';

const PUBLISHED = ['4.14.3', '4.14.5', '4.13.1', '4.15.0', '4.9.2', '4.15.1-beta.1'];

test.each([
  ['4.14.3', '4.14.3', 'the same version'],
  ['4.14.6', '4.14.5', 'the last one before it of its minor version'],
  ['4.12.4', '4.13.1', 'the next one, where its minor version has none before it'],
  ['4.26.2', '4.15.0', 'the last one, where none follows; prereleases don’t count'],
])('%s gets %s: %s', (version, expected) => {
  expect(chooseNearest(version, PUBLISHED)).toBe(expected);
});

test('nothing published, nothing chosen', () => {
  expect(chooseNearest('4.14.0', ['5.0.0-rc.1'])).toBeUndefined();
});
