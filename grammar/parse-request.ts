import { readHeader, splitMessage, type Header } from './http-message';

/** A request as the `.http` file format writes it. */
export type HttpRequest = {
  method: string;
  /** What stands behind the method: a path with its query, such as `/api/restaurants?sort=name`. */
  target: string;
  headers: Header[];
  /** Everything behind the first empty line; empty when there is none. */
  body: string;
};

const REQUEST_LINE = /^([A-Z]+)\s+(\/\S*)(?:\s+HTTP\/[\d.]+)?$/;

/**
 * Reads a request: method and path, further lines of the query (each begins with `?` or `&`), headers, an empty
 * line, the body. Format: the `.http` files of the JetBrains and Visual Studio Code HTTP clients.
 *
 * @throws Error naming the line that is none of these
 */
export function parseRequest(text: string): HttpRequest {
  const { first, lines, body } = splitMessage(text);
  const [, method, path] = REQUEST_LINE.exec(first) ?? [];
  if (!method || !path) {
    throw new Error(`"${first}" is not a request: write a method and a path, such as GET /api/restaurants`);
  }
  const isQuery = (line: string) => /^[?&]/.test(line);
  const target = path + lines.filter(isQuery).join('');
  const headers = lines.filter((line) => !isQuery(line)).map(readHeader);
  return { method, target, headers, body };
}
