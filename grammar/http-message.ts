/** A header of a request or an answer. */
export type Header = [name: string, value: string];

const HEADER = /^([\w-]+):\s*(.*)$/;

/** Takes a message apart: its first line, the lines below it, and what stands behind the first empty line. */
export function splitMessage(text: string): { first: string; lines: string[]; body: string } {
  const [head = '', ...rest] = text.trim().split(/\n\s*\n/);
  const [first = '', ...lines] = head.split('\n').map((line) => line.trim());
  return { first, lines, body: rest.join('\n\n').trim() };
}

/**
 * Reads a line as a header.
 *
 * @throws Error naming the line when it is none
 */
export function readHeader(line: string): Header {
  const [, name, value] = HEADER.exec(line) ?? [];
  if (!name || value === undefined) {
    throw new Error(`"${line}" is not a header: write Name: value`);
  }
  return [name, value];
}
