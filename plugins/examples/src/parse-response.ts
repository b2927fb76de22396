import { STATUS_CODES } from 'node:http';

/** An answer as it is recorded in HTTP: its status, and the headers that matter. */
export type HttpResponse = { status: number; headers: [name: string, value: string][]; body: string };

const STATUS_LINE = /^HTTP\/[\d.]+ (\d{3})\b/;
const HEADER = /^([\w-]+):\s*(.*)$/;

/**
 * Reads an answer: status line, headers, an empty line, the body. Format: RFC 9112.
 *
 * @throws Error naming the line that is none of these
 */
export function parseResponse(text: string): HttpResponse {
  const [head = '', ...rest] = text.trim().split(/\n\s*\n/);
  const [first = '', ...lines] = head.split('\n').map((line) => line.trim());
  const status = Number(STATUS_LINE.exec(first)?.[1]);
  if (!(status in STATUS_CODES)) {
    throw new Error(`"${first}" is no status line: write a line such as HTTP/1.1 200 OK`);
  }
  const headers = lines.map((line): [string, string] => {
    const [, name, value] = HEADER.exec(line) ?? [];
    if (!name || value === undefined) {
      throw new Error(`"${line}" is no header: write Name: value`);
    }
    return [name, value];
  });
  return { status, headers, body: rest.join('\n\n').trim() };
}
