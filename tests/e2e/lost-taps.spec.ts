import { expect, test } from '@playwright/test';
import { listTrials } from './support/trials/templates';
import { runTrial, type Trial } from './support/trials/run';

/** Another one tries other moments: `TRIALS_SEED=7 npx playwright test lost-taps`. */
const SEED = Number(process.env.TRIALS_SEED ?? 22);

/** Trials in one test, and pages that are open at once in it. */
const PER_TEST = 28;
const AT_ONCE = 4;

const trials = listTrials(SEED);
const groups = Array.from({ length: Math.ceil(trials.length / PER_TEST) }, (_, index) =>
  trials.slice(index * PER_TEST, (index + 1) * PER_TEST),
);

test('there are at least 200 trials, on every network', () => {
  console.log(`${trials.length} trials, seed ${SEED}`);
  expect(trials.length).toBeGreaterThanOrEqual(200);
  expect(groups.flat()).toEqual(trials);
});

groups.forEach((group, index) => {
  test(`no press and no character is lost or done twice, part ${index + 1}`, async ({ browser }) => {
    const waiting = [...group];
    const failures: string[] = [];
    const work = async () => {
      for (let trial: Trial | undefined = waiting.shift(); trial; trial = waiting.shift()) {
        const failure = await runTrial(browser, trial);
        if (failure !== undefined) {
          failures.push(failure);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    // The first line of a failure is all that the end of a run names.
    expect(failures, [`seed ${SEED}`, ...failures].join('; ')).toEqual([]);
  });
});
