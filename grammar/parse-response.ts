import { STATUS_CODES } from 'node:http';
import { readHeader, splitMessage, type Header } from './http-message';

/** An answer as it is recorded in HTTP: its status, and the headers that matter. */
export type HttpResponse = { status: number; headers: Header[]; body: string };

const STATUS_LINE = /^HTTP\/[\d.]+ (\d{3})\b/;

/**
 * Reads an answer: status line, headers, an empty line, the body. Format: RFC 9112.
 *
 * @throws Error naming the line that is none of these
 */
export function parseResponse(text: string): HttpResponse {
  const { first, lines, body } = splitMessage(text);
  const status = Number(STATUS_LINE.exec(first)?.[1]);
  if (!(status in STATUS_CODES)) {
    throw new Error(`"${first}" is not a status line: write a line such as HTTP/1.1 200 OK`);
  }
  return { status, headers: lines.map(readHeader), body };
}
