import JSON5 from 'json5';
import { findExcess, LONGEST_TEXT, type Excess } from './limits';
import { isObject, type Params } from './values';

/** Why a text is no query, and where; or which limit it exceeds. */
export type Problem =
  | Excess
  | { kind: 'character'; /** Or a whole word. */ character: string; line: number; column: number }
  | { kind: 'end'; line: number; column: number }
  | { kind: 'no-object' };

export type Parsed = { params: Params; problem?: undefined } | { params?: undefined; problem: Problem };

/** What json5 throws; see its README, "JSON5.parse". */
type SyntaxProblem = SyntaxError & { lineNumber: number; columnNumber: number };

/** The word around a place, since `new` is easier found than its second letter; no word: what was found there. */
function widen(line: string, column: number, found: string): { character: string; column: number } {
  const word = [...line.matchAll(/[\w$]+/g)].find(
    ({ 0: { length }, index }) => index < column && column <= index + length,
  );
  return word ? { character: word[0], column: word.index + 1 } : { character: found, column };
}

function explain(text: string, { message, lineNumber, columnNumber }: SyntaxProblem): Problem {
  // A line's own end, inside a string, is reported as column 0 of the next one.
  const line = columnNumber === 0 ? lineNumber - 1 : lineNumber;
  const source = text.split('\n')[line - 1] ?? '';
  const column = columnNumber || source.length + 1;
  const [, found] = /invalid character '(.+)' at/s.exec(message) ?? [];
  return found === undefined
    ? { kind: 'end', line, column }
    : { kind: 'character', line, ...widen(source, column, found) };
}

/**
 * Reads the text of a query: an object as JavaScript writes it, with comments. It is parsed and never run,
 * so it holds values alone. No text is a query without parameters. Callers may recurse into the parameters: their depth
 * and number of values are limited.
 */
export function parseText(text: string): Parsed {
  if (text.trim() === '') {
    return { params: {} };
  }
  if (text.length > LONGEST_TEXT) {
    return { problem: { kind: 'too-long', length: text.length } };
  }
  try {
    const params: unknown = JSON5.parse(text);
    if (!isObject(params)) {
      return { problem: { kind: 'no-object' } };
    }
    const problem = findExcess(params);
    return problem ? { problem } : { params };
  } catch (error) {
    return { problem: explain(text, error as SyntaxProblem) };
  }
}
