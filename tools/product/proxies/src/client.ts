import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline, Readable } from 'node:stream';
import type { Place } from './kinds';

export type Reply = { status: number; headers: IncomingHttpHeaders; text: string };

export type SendOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Readable;
  /** Loopback address that the request comes from, `::1` for IPv6; default: 127.0.0.1. */
  from?: string;
};

/** Sends a request to a proxy, whatever host the address names, and follows no redirect. */
export type Client = (address: string, options?: SendOptions) => Promise<Reply>;

async function readReply(response: IncomingMessage): Promise<Reply> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
  }
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: Buffer.concat(chunks).toString(),
  };
}

/**
 * Makes a client that reaches a proxy at the names of a page.
 *
 * @param authority certificate that it trusts, and no other
 */
export function createClient({ ports, authority }: { ports: Place['ports']; authority: string }): Client {
  return (address, { method = 'GET', headers = {}, body, from } = {}) => {
    const { protocol, host, pathname, search } = new URL(address);
    const isEncrypted = protocol === 'https:';
    const options = {
      host: from?.includes(':') ? '::1' : '127.0.0.1',
      localAddress: from,
      agent: false,
      method,
      path: pathname + search,
      headers: { Host: host, ...headers },
    };
    return new Promise((resolve, reject) => {
      const request = isEncrypted
        ? requestHttps({ ...options, port: ports.https, servername: host, ca: authority })
        : requestHttp({ ...options, port: ports.http });
      request.once('response', (response) => {
        readReply(response).then(resolve, reject);
        // A server that refuses a body may close the connection before it has read all of it.
        request.on('error', () => {});
      });
      request.once('upgrade', ({ statusCode = 0, headers: received }, socket) => {
        socket.destroy();
        resolve({ status: statusCode, headers: received, text: '' });
      });
      request.once('error', reject);
      if (body instanceof Readable) {
        pipeline(body, request, () => {});
      } else {
        request.end(body);
      }
    });
  };
}

const CHUNK = Buffer.alloc(1024 * 1024, 'a');

function* fill(head: string, bytes: number, tail: string): Generator<Buffer> {
  yield Buffer.from(head);
  for (let rest = bytes; rest > 0; rest -= CHUNK.length) {
    yield CHUNK.subarray(0, Math.min(rest, CHUNK.length));
  }
  yield Buffer.from(tail);
}

/**
 * Describes the upload of a text file of a size, without holding all of it in memory.
 *
 * @param headers besides those of the body
 */
export function createUpload(bytes: number, headers: Record<string, string>): SendOptions {
  const boundary = 'boundary-of-the-parts';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="menu.txt"\r\nContent-Type: text/plain\r\n\r\n`;
  const tail = `\r\n--${boundary}--\r\n`;
  return {
    method: 'POST',
    headers: {
      ...headers,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': String(head.length + bytes + tail.length),
    },
    body: Readable.from(fill(head, bytes, tail)),
  };
}
