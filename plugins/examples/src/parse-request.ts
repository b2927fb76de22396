/** A request as the `.http` file format writes it. */
export type HttpRequest = {
  method: string;
  /** What stands behind the method: a path with its query, such as `/api/restaurants?sort=name`. */
  target: string;
  headers: [name: string, value: string][];
  /** Everything behind the first empty line; empty when there is none. */
  body: string;
};

const REQUEST_LINE = /^([A-Z]+)\s+(\/\S*)(?:\s+HTTP\/[\d.]+)?$/;
const HEADER = /^([\w-]+):\s*(.*)$/;

/**
 * Reads a request: method and path, further lines of the query (each begins with `?` or `&`), headers, an empty
 * line, the body. Format: the `.http` files of the JetBrains and Visual Studio Code HTTP clients.
 *
 * @throws Error naming the line that is none of these
 */
export function parseRequest(text: string): HttpRequest {
  const [head = '', ...rest] = text.trim().split(/\n\s*\n/);
  const [first = '', ...lines] = head.split('\n').map((line) => line.trim());
  const [, method, path] = REQUEST_LINE.exec(first) ?? [];
  if (!method || !path) {
    throw new Error(`"${first}" is no request: write a method and a path, such as GET /api/restaurants`);
  }
  let target = path;
  const headers: HttpRequest['headers'] = [];
  for (const line of lines) {
    const [, name, value] = HEADER.exec(line) ?? [];
    if (/^[?&]/.test(line)) {
      target += line;
    } else if (name && value !== undefined) {
      headers.push([name, value]);
    } else {
      throw new Error(`"${line}" is no header: write Name: value`);
    }
  }
  return { method, target, headers, body: rest.join('\n\n').trim() };
}
