import { stem } from './stem';

/** Signs that surround a word in a text. */
const EDGES = /^[^\p{L}\p{N}$_]+|[^\p{L}\p{N}$_]+$/gu;

/** Between the parts of a compound name: `config/server`, `findMany`. */
export const JOINTS = /[^\p{L}\p{N}$_]+|(?<=\p{Ll})(?=\p{Lu})/u;

/** A word as it is searched, in lower case, and what its forms begin with. */
export type Token = { text: string; stem: string };

/** The same words come again and again. */
const known = new Map<string, Token>();

function toToken(text: string): Token {
  const token = known.get(text) ?? { text, stem: stem(text) };
  known.set(text, token);
  return token;
}

/** The words of a text as they are searched: a compound name as a whole and in its parts. */
export function listTokens(word: string): Token[] {
  const whole = word.replace(EDGES, '');
  const parts = whole.split(JOINTS);
  return (parts.length > 1 ? [whole, ...parts] : [whole]).filter(Boolean).map((part) => toToken(part.toLowerCase()));
}

/** A word of a text, and how often it is there. */
export type CountedToken = Token & { count: number };

/** Counts the words of a text. */
export function countTokens(tokens: Token[]): CountedToken[] {
  const counts = new Map<Token, number>();
  tokens.forEach((token) => counts.set(token, (counts.get(token) ?? 0) + 1));
  return [...counts].map(([token, count]) => ({ ...token, count }));
}
