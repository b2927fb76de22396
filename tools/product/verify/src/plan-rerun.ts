import { isExecuted, type Example } from '../../../../grammar/match-examples';
import { textOf } from '../../../../grammar/name-examples';
import { CONFIGURATION, isServed, pathOf } from './boot-file';
import type { Telling } from './run-in-shell';
import type { Step } from './steps';

/** Steps whose outcomes depend on each other, and on nothing else but what the key says. */
export type Unit = {
  /** All that the outcomes depend on: equal keys, equal outcomes. */
  key: string;
  steps: Step[];
  /** Steps of other units that have to run first, since these ones begin with what they leave. */
  context: Step[];
};

/** A unit that grows while the page is read. */
type Chain = { texts: string[]; steps: Step[] };

/** Tells whether later starts of the page have a file, too. */
function isRemembered(example: Example): boolean {
  return example.kind === 'file' && !CONFIGURATION.test(pathOf(example));
}

function isStart({ fence, kind }: Example): boolean {
  return kind === 'file' && fence.flags.has('start');
}

/** Tells whether an example needs the product as those above it leave it. */
function usesProduct(example: Example): boolean {
  return ['http', 'graphql', 'run'].includes(example.kind) || (isServed(example) && !isStart(example));
}

function isCommand(example: Example): boolean {
  return example.kind === 'shell' && isExecuted(example);
}

/** Hidden checks need the page's product, unless they start one before. */
function usesPagesProduct(examples: Example[]): boolean {
  const first = examples.find((example) => usesProduct(example) || isStart(example));
  return first !== undefined && !isStart(first);
}

/** Puts steps into units, in reading order. */
class Planner {
  readonly #units: Unit[] = [];
  readonly #chains: Chain[] = [];
  readonly #commands: Record<Telling, Chain> = { npm: this.#open(), yarn: this.#open() };
  #requests = this.#open();
  /** Text of the files that later starts have. */
  #remembered = '';

  #open(): Chain {
    const chain = { texts: [], steps: [] };
    this.#chains.push(chain);
    return chain;
  }

  #addHidden(step: Step, text: string): void {
    const before = [
      ...(usesPagesProduct(step.examples) ? [this.#requests] : []),
      ...(step.examples.some(isCommand) ? [this.#commands[step.telling]] : []),
    ];
    this.#units.push({
      key: JSON.stringify([this.#remembered, before.map(({ texts }) => texts), text]),
      steps: [step],
      context: before.flatMap(({ steps }) => steps),
    });
  }

  #addVisible(example: Example, step: Step, text: string): void {
    if (isStart(example)) {
      this.#requests = this.#open();
    }
    const isRequest = isStart(example) || usesProduct(example);
    const key = example.kind === 'file' ? this.#remembered + text : text;
    if (isRequest || isCommand(example)) {
      const chain = isRequest ? this.#requests : this.#commands[step.telling];
      chain.texts.push(key);
      chain.steps.push(step);
    } else {
      this.#units.push({ key, steps: [step], context: [] });
    }
    if (isRemembered(example)) {
      this.#remembered += text;
    }
  }

  add(step: Step): void {
    const text = step.examples.map(textOf).join();
    if (step.hidden) {
      this.#addHidden(step, text);
    } else {
      step.examples.forEach((example) => this.#addVisible(example, step, text));
    }
  }

  get units(): Unit[] {
    const chains = this.#chains.filter(({ steps }) => steps.length > 0);
    return [...this.#units, ...chains.map(({ texts, steps }) => ({ key: texts.join(), steps, context: [] }))];
  }
}

/**
 * Divides the steps of a page into units that can run without the others:
 *
 * - requests and code, with the start that they go to: all up to the next `start`
 * - the commands of npm and of yarn, each as a whole
 * - a row of hidden checks, which begins with what the requests or the commands above it leave
 * - any other example
 */
export function toUnits(steps: Step[]): Unit[] {
  const planner = new Planner();
  steps.forEach((step) => planner.add(step));
  return planner.units;
}
