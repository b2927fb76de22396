import { describe, expect, test } from 'vitest';
import type { Ran } from '../src/ran';
import { toPageRecord } from '../src/to-record';

const ran = (name: string, rest: Partial<Ran> = {}): Ran => ({
  file: 'docs/page.md',
  name,
  line: 1,
  kind: 'http',
  lang: 'http',
  hidden: false,
  flags: [],
  way: 'executed',
  ...rest,
});

const start = (name: string, rest: Partial<Ran> = {}): Ran =>
  ran(name, { kind: 'file', lang: 'js', flags: ['start'], way: 'booted', ...rest });

test('an example without a problem is the same', () => {
  expect(toPageRecord([ran('a'), ran('b', { hidden: true })])).toEqual({
    same: ['a', 'b'],
    different: [],
    notRunnable: [],
  });
});

test('a response that differs keeps the difference, both statuses, and the new response', () => {
  const status = { recorded: 200, actual: 400 };
  const { different } = toPageRecord([ran('a', { problem: '-1\n+2', status, result: '2' })]);
  expect(different).toEqual([{ example: 'a', kind: 'response', problem: '-1\n+2', status, result: '2' }]);
});

test('equal statuses are left out', () => {
  const { different } = toPageRecord([ran('a', { problem: 'x', status: { recorded: 200, actual: 200 }, result: '2' })]);
  expect(different[0]).not.toHaveProperty('status');
});

test.each([
  ['response', { kind: 'run', lang: 'js' }],
  ['start', { kind: 'file', lang: 'js' }],
  ['message', { kind: 'file', lang: 'js', flags: ['fails'] }],
  ['command', { kind: 'shell', lang: 'bash' }],
  ['types', { kind: 'source', lang: 'ts' }],
] as const)('the kind of a difference is %s', (kind, rest) => {
  const { different } = toPageRecord([
    ran('a', { ...rest, flags: [...('flags' in rest ? rest.flags : [])], problem: 'x' }),
  ]);
  expect(different.map((difference) => difference.kind)).toEqual([kind]);
});

describe('not runnable', () => {
  test('an example that is not checked in any version', () => {
    const { notRunnable } = toPageRecord([ran('a', { way: 'unverified', unverified: 'needs an account' })]);
    expect(notRunnable).toEqual([{ example: 'a', reason: 'needs an account' }]);
  });

  test.each([
    'the product ended in the middle (exit code 1)',
    'the example asks for @strapi/strapi 4.14.0, the product has 4.26.2',
  ])('an example that was not tried: %s', (problem) => {
    expect(toPageRecord([ran('a', { problem: `exit code 1\n${problem}` })]).notRunnable).toEqual([
      { example: 'a', reason: problem },
    ]);
  });

  test('requests to a project that does not start, until the next one does', () => {
    const record = toPageRecord([
      start('broken', { line: 7, problem: 'fails' }),
      ran('lost', { problem: 'x' }),
      start('sound'),
      ran('found'),
    ]);
    expect(record.notRunnable).toEqual([
      { example: 'lost', reason: "the project that it is sent to doesn't start: line 7 when it ran" },
    ]);
    expect([record.same, record.different.map(({ example }) => example)]).toEqual([['sound', 'found'], ['broken']]);
  });

  test('a hidden project counts for its own row alone', () => {
    const record = toPageRecord([
      start('broken', { hidden: true, problem: 'fails' }),
      ran('lost', { hidden: true, problem: 'x' }),
      ran('visible'),
      ran('next row', { hidden: true }),
    ]);
    expect(record.notRunnable).toEqual([
      { example: 'lost', hidden: true, reason: "the project that it is sent to doesn't start: line 1 when it ran" },
    ]);
    expect(record.same).toEqual(['visible', 'next row']);
  });
});
