/** Signs that surround a word in a text. */
const EDGES = /^[^\p{L}\p{N}$_]+|[^\p{L}\p{N}$_]+$/gu;

/** Between the parts of a compound name: `config/server`, `findMany`. */
export const JOINTS = /[^\p{L}\p{N}$_]+|(?<=\p{Ll})(?=\p{Lu})/u;

/** The words of a text as they are searched, in lower case: a compound name as a whole and in its parts. */
export function listTokens(word: string): string[] {
  const whole = word.replace(EDGES, '');
  const parts = whole.split(JOINTS);
  return (parts.length > 1 ? [whole, ...parts] : [whole]).filter(Boolean).map((part) => part.toLowerCase());
}
