import { createHash } from 'node:crypto';
import type { Fence } from './fence';
import type { Example } from './match-examples';

/** Digits of a name: two of 5,000 examples share one with a chance of 1 in 300 (and get a number then). */
const LENGTH = 8;

function write(part: Fence | undefined): unknown {
  return [part?.lang, part?.node.meta, part?.text];
}

/**
 * Names the examples of a page by what they contain, with their results: a name changes with its example, and neither
 * with the text around it nor with the order of the examples.
 *
 * @param examples all examples of a page, in reading order
 * @returns a name for each: hexadecimal digits, and a number where an example is there once more, such as `1f0c9a2b-2`
 */
export function nameExamples(examples: Example[]): string[] {
  const seen = new Map<string, number>();
  return examples.map(({ fence, result, files }) => {
    const text = JSON.stringify([fence, result, ...files].map(write));
    const name = createHash('sha256').update(text).digest('hex').slice(0, LENGTH);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  });
}
