import { expect, test } from 'vitest';
import { describeVersion } from '../src/report';

test('names each difference, and counts all examples', () => {
  const text = describeVersion('4.26.2', {
    'docs/a.md': {
      same: ['1', '2'],
      different: [{ example: '3', kind: 'response', hidden: true, problem: '-1\n+2' }],
      notRunnable: [{ example: '4', reason: 'needs an account' }],
    },
    'docs/b.md': { same: ['5'], different: [], notRunnable: [] },
  });
  expect(text.split('\n')).toEqual([
    'docs/a.md 3 (hidden), response:',
    '    -1',
    '    +2',
    '4.26.2: 5 examples on 2 pages, 3 the same, 1 different, 1 not runnable',
  ]);
});

test('says so if nothing had to run', () => {
  expect(describeVersion('4.26.2', {})).toBe('4.26.2: no example has changed since the last run; --again runs all');
});
