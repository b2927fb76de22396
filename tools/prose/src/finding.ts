/** What to write differently, and where. */
export type Finding = {
  file: string;
  /** Counted from 1. */
  line: number;
  phrase: string;
  /** Why, and what to write. */
  message: string;
  /** The first and last line of the paragraph, cell, or message, for exceptions next to it. */
  block: { first: number; last: number };
  /** The only possible replacement, in UTF-16 units of the file. */
  fix?: { start: number; end: number; text: string };
};

/** One line for people. */
export function describeFinding({ file, line, phrase, message }: Finding): string {
  return `${file}:${line}: "${phrase}": ${message}`;
}
