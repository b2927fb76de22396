import { describe, expect, test } from 'vitest';
import { cleanOutput, hasLines } from '../src/shell-output';

describe('what a command prints', () => {
  test.each([
    ['npm', '\n> project@0.1.0 strapi\n> strapi version\n\n4.14.0\n'],
    ['yarn', 'yarn run v1.22.22\n$ strapi version\n4.14.0\nDone in 0.51s.\n'],
    ['colours', '\u001B[32m4.14.0\u001B[39m  \n'],
  ])('is without what %s adds', (_, output) => {
    expect(cleanOutput(output)).toBe('4.14.0');
  });
});

describe('recorded lines', () => {
  test.each([
    ['first\nthird', true],
    ['  second\n\nthird  ', true],
    ['sec…\nthird', true],
    ['second\nfirst', false],
    ['first\nfirst', false],
    ['first\nfourth', false],
    [' \n', false],
  ])('%j: %s', (recorded, expected) => {
    expect(hasLines(recorded, 'first\nsecond\nthird')).toBe(expected);
  });
});
