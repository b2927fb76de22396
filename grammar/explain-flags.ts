import type { Fence } from './fence';
import { isExecuted, type Example } from './match-examples';
import { readTimeLimit } from './time-limit';

/** A fence whose flags can't be followed. */
export type FlagProblem = { fence: Fence; message: string };

const HIDDEN_FORMS = '```http check, ```graphql check, ```js run check, ```bash check, or a file with a title';

function explainCheck({ kind, fence, hidden, unverified, result, files }: Example): FlagProblem | undefined {
  const flagged = [result, ...files].find((recorded) => recorded?.flags.has('check'));
  if (flagged) {
    return {
      fence: flagged,
      message: '"check" is on a result: write it on the fence above, which hides its results too',
    };
  }
  if (hidden && kind === 'source') {
    return { fence, message: `nothing runs \`\`\`${fence.lang}, so it checks nothing: write ${HIDDEN_FORMS}` };
  }
  return hidden && unverified !== undefined
    ? {
        fence,
        message: '"check" and "unverified" exclude each other: a check that can\'t run proves nothing, remove it',
      }
    : undefined;
}

function explainTimeLimit(example: Example): FlagProblem | undefined {
  const { fence } = example;
  try {
    return readTimeLimit(fence) !== undefined && !isExecuted(example)
      ? { fence, message: 'within= limits what runs, and nothing runs this fence: remove it' }
      : undefined;
  } catch (error) {
    return { fence, message: (error as Error).message };
  }
}

function explainFiles(example: Example): FlagProblem | undefined {
  const { fence, kind } = example;
  const word = ['exists', 'missing'].find((name) => fence.values[name] !== undefined);
  return word && !(kind === 'shell' && isExecuted(example))
    ? {
        fence,
        message: `${word}= is about the files that a command leaves: write it on \`\`\`bash run or \`\`\`bash check`,
      }
    : undefined;
}

/**
 * Finds what is wrong with the flags of an example.
 *
 * @returns the fence and a sentence that ends with the remedy; nothing when the flags can be followed
 */
export function explainFlags(example: Example): FlagProblem | undefined {
  return explainCheck(example) ?? explainTimeLimit(example) ?? explainFiles(example);
}
