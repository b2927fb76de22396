import { connect } from 'node:net';

/** A response as it came, with the names of its headers in lower case. */
export type RawResponse = { status: number; headers: Record<string, string>; body: string };

/** The longest wait for a response, ms. It only catches requests that hang. */
const TIMEOUT = 20_000;

/**
 * Sends bytes to a server of the loopback address, and collects what it sends until it closes the connection. Clients
 * such as `fetch` tidy up an address before they send it; this one does not.
 *
 * @returns everything the server sent; empty when it closed the connection without a word
 * @throws Error when the server leaves the connection open and silent
 */
export function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setTimeout(TIMEOUT, () => {
      socket.destroy();
      reject(new Error(`no end of the response after ${TIMEOUT} ms: ${JSON.stringify(bytes.slice(0, 500))}`));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server may reset a connection after its response, for example when a body is still on its way.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

/**
 * Reads a response; an interim one before it (`100 Continue`) is left out.
 *
 * @throws Error for anything but an HTTP response
 */
export function parseResponse(text: string): RawResponse {
  const [head = '', ...rest] = text.replace(/^HTTP\/1\.1 1\d\d .*\r\n\r\n/, '').split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1];
  if (status === undefined) {
    throw new Error(`not an HTTP response: ${JSON.stringify(text.slice(0, 500))}`);
  }
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  return { status: Number(status), headers, body: rest.join('\r\n\r\n') };
}

/**
 * Sends one request with an address that goes out exactly as it is given.
 *
 * @throws Error when there is no response
 */
export async function request(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
  const all = { Host: '127.0.0.1', Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return parseResponse(await exchange(port, `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`));
}
