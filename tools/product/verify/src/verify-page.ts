import { matchExamples, type Example } from '../../../../grammar/match-examples';
import { textOf } from '../../../../grammar/name-examples';
import { addTypes } from '../../types/src/add-types';
import type { TypeReport } from '../../types/src/check-types';
import type { Outcome } from './outcome';
import { exempt } from './exempt';
import { toUnits, type Unit } from './plan-rerun';
import type { Page } from './read-page';
import type { Result } from './report';
import { toSteps } from './steps';
import type { Worker } from './worker';

/** What is known of a page since it was checked last. */
export type Known = {
  /** Outcomes of the examples of a unit, by its key. */
  outcomes: Map<string, Outcome[]>;
  /** What the examples said. */
  texts: Set<string>;
};

export type CheckedPage = {
  /** A result for each example, in reading order. */
  results: Result[];
  known: Known;
  /** How many examples were run for that. */
  ran: number;
};

export type PageOptions = {
  /** What is wrong with the page's TypeScript. */
  types: TypeReport;
  /** What is known: only what it doesn't cover is run. Default: nothing. */
  known?: Known;
  /** Is told the result of each example that is new, as soon as there is one. */
  onNew?: (result: Result) => void;
};

const NOTHING: Known = { outcomes: new Map(), texts: new Set() };

function examplesOf({ steps }: Pick<Unit, 'steps'>): Example[] {
  return steps.flatMap(({ examples }) => examples);
}

/** Checks the examples of a page. */
export async function checkPage(
  worker: Worker,
  page: Page,
  { types, known = NOTHING, onNew }: PageOptions,
): Promise<CheckedPage> {
  const examples = matchExamples(page.tree);
  const steps = toSteps(examples);
  const units = toUnits(steps);
  const due = units.filter(({ key }) => !known.outcomes.has(key));
  const wanted = new Set(due.flatMap(({ steps: own, context }) => [...context, ...own]));
  // The types of a fence depend on others, so they are added to what is known of it.
  const toResult = (example: Example, outcome: Outcome): Result => {
    const line = example.fence.line + page.lineOffset;
    const typed = addTypes(outcome, example.fence, types, line);
    return { located: { file: page.file, line, example }, outcome: exempt(example, typed) };
  };
  const outcomes = new Map<Example, Outcome>();
  const report = (example: Example, outcome: Outcome) => {
    outcomes.set(example, outcome);
    if (!known.texts.has(textOf(example))) {
      onNew?.(toResult(example, outcome));
    }
  };
  await worker.verify(steps, (step) => wanted.has(step), report);
  const ran = outcomes.size;
  for (const unit of units) {
    const old = known.outcomes.get(unit.key) ?? [];
    old.forEach((outcome, index) => {
      const example = examplesOf(unit)[index];
      if (example) {
        outcomes.set(example, outcome);
      }
    });
  }
  const read = (list: Example[]) => list.flatMap((example) => outcomes.get(example) ?? []);
  return {
    results: examples.flatMap((example) => read([example]).map((outcome) => toResult(example, outcome))),
    known: {
      outcomes: new Map(units.map((unit) => [unit.key, read(examplesOf(unit))])),
      texts: new Set(examples.map(textOf)),
    },
    ran,
  };
}
