import { expect, test } from 'vitest';
import type { Example } from '../src/examples';
import { fitWeights, rank } from '../src/fit';

/** The right page has more of the second feature, the others more of the first one. */
const example = (more: number): Example => [
  { isRight: false, sections: [[1 + more, 0]] },
  {
    isRight: true,
    sections: [
      [0, 0.1],
      [0.5, 1],
    ],
  },
  { isRight: false, sections: [[0.9, 0.2]] },
];

test('weights put right pages first, by their best section', () => {
  const examples = [example(0), example(0.2), example(0.4)];
  expect(examples.map((pages) => rank(pages, [1, 0])[0])).toEqual([false, false, false]);
  const weights = fitWeights(examples, 2);
  expect(examples.map((pages) => rank(pages, weights)[0])).toEqual([true, true, true]);
  expect(weights[1]).toBeGreaterThan(weights[0] ?? 0);
});

test('a query without a right page teaches nothing', () => {
  const lost: Example = [{ isRight: false, sections: [[1, 0]] }];
  const [first = 0, second = 0] = fitWeights([lost], 2);
  expect(first).toBeCloseTo(second);
});
