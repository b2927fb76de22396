/** Stands for further members of an object, further items of a list, or the rest of a text. */
export const ELLIPSIS = '…';

/**
 * Reads recorded JSON, in which a bare `…` may stand where a member, an item or a value would.
 *
 * @returns the value, with the key or the item `…` in place of each bare one
 * @throws SyntaxError of `JSON.parse`
 */
export function parseRecorded(text: string): unknown {
  const open: string[] = [];
  let result = '';
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (inString) {
      if (character === '\\') {
        result += character + (text[index + 1] ?? '');
        index += 1;
        continue;
      }
      inString = character !== '"';
      result += character;
      continue;
    }
    if (character === ELLIPSIS) {
      const isMember = open.at(-1) === '{' && !result.trimEnd().endsWith(':');
      result += isMember ? '"…": "…"' : '"…"';
      continue;
    }
    inString = character === '"';
    if (character === '{' || character === '[') {
      open.push(character);
    } else if (character === '}' || character === ']') {
      open.pop();
    }
    result += character;
  }
  return JSON.parse(result);
}
