import { createContext } from 'react';

/** A piece of a line, and the class of its colour where it has one. */
export type Token = { types: string[]; content: string };

/** What `plugins/content/highlight` found in a fence; nothing for code that is written in the browser. */
export const TokensContext = createContext<string | undefined>(undefined);

function decodeLine(line: string, word: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (const [, length, kind = ''] of word.matchAll(/(\d+)([a-z.])/g)) {
    const end = position + Number(length);
    tokens.push({ types: kind === '.' ? [] : [`code-${kind}`], content: line.slice(position, end) });
    position = end;
  }
  return [...tokens, { types: [], content: line.slice(position) }].filter(({ content }) => content !== '');
}

/**
 * Cuts code into tokens.
 *
 * @param code as it is shown
 * @param source the fence, in which comments that mark lines stand as lines of their own
 * @param tokens lengths and kinds, a word for each line of the source
 */
export function decodeTokens(code: string, source: string, tokens: string): Token[][] {
  const sourceLines = source.split(/\r?\n/);
  const words = tokens.split(' ');
  let index = -1;
  return code.split('\n').map((line) => {
    index = sourceLines.indexOf(line, index + 1);
    return decodeLine(line, words[index] ?? '');
  });
}
