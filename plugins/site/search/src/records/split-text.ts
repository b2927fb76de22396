/** Longest text of one record, characters: with its headings it stays below the 10 KB that hosted indexes take. */
export const LONGEST_TEXT = 2000;

/**
 * Splits text into parts that a record can hold, between lines where there are any, and else between words.
 * A word that is longer is cut.
 */
export function splitText(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > LONGEST_TEXT) {
    const start = rest.slice(0, LONGEST_TEXT + 1);
    const end = [start.lastIndexOf('\n'), start.lastIndexOf(' '), LONGEST_TEXT].find((index) => index > 0) ?? 0;
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...parts, rest];
}
