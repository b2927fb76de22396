import ts from 'typescript';
import type { Example } from '../../../../grammar/match-examples';
import { readTimeLimit } from '../../../../grammar/time-limit';
import type { Product } from '../../start/src/product';
import { isSame, mergeRecorded } from './compare';
import { describeDifference, writeJson } from './describe-difference';
import { describeTime } from './describe-time';
import { parseRecorded } from './ellipsis';
import type { Outcome } from './outcome';

/**
 * Makes the body of an async function out of an example, which returns what the last expression gives; a last
 * declaration gives what it declares.
 */
export function toFunctionBody(code: string): string {
  const source = ts.createSourceFile('example.js', code, ts.ScriptTarget.ESNext, true);
  const last = source.statements.at(-1);
  if (last && ts.isExpressionStatement(last)) {
    return `${code.slice(0, last.getStart())}return ${code.slice(last.getStart())}`;
  }
  const name = last && ts.isVariableStatement(last) ? last.declarationList.declarations.at(-1)?.name : undefined;
  return name ? `${code}\nreturn ${name.getText()};` : code;
}

/** Runs code, and stops the product when that takes too long: nothing else ends a loop. */
async function runWithin(limit: number | undefined, product: Product, code: string): Promise<unknown> {
  const work = product.run(code);
  if (limit === undefined) {
    return work;
  }
  const signal = AbortSignal.timeout(limit);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`did not end within ${describeTime(limit)}`)));
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    if (signal.aborted) {
      await product.stop();
    }
    throw error;
  }
}

/** Runs an example inside the product. */
export async function executeCode({ fence, result }: Example, product: Product): Promise<Outcome> {
  const actual = await runWithin(readTimeLimit(fence), product, toFunctionBody(fence.text));
  if (!result) {
    return { way: 'executed' };
  }
  const recorded = parseRecorded(result.text);
  return isSame(recorded, actual)
    ? { way: 'executed' }
    : {
        way: 'executed',
        problem: describeDifference(recorded, actual),
        newResult: { text: writeJson(mergeRecorded(recorded, actual)) },
      };
}
