import type { Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import compression from 'compression';
import send from 'send';
import { ASSETS, canonicalPath, NOT_FOUND_PAGE } from './canonical-path';
import { findFile } from './find-file';
import { readTarget, type Target } from './read-target';

export type ServeOptions = {
  /** Folder with the built site. */
  directory: string;
  /** Path the site was built for, with leading and trailing slash. */
  baseUrl: string;
};

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const METHODS = ['GET', 'HEAD'];

/** Names that the bundler makes from the content may be kept for a year; everything else is asked for again. */
function cacheControl(file: string): string {
  return file.startsWith(ASSETS) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * What goes out compressed. Not a part of a file, since it would be no part of the compressed file; nor bytes of an
 * unknown type, such as the search index, which is compressed already.
 */
const compress = compression({
  filter: (request, response) =>
    !response.hasHeader('Content-Range') &&
    response.getHeader('Content-Type') !== 'application/octet-stream' &&
    compression.filter(request, response),
}) as unknown as Handler;

function answer(response: ServerResponse, status: number, body = '', type = 'text/plain'): void {
  response.statusCode = status;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.setHeader('Cache-Control', 'no-cache');
  response.end(body);
}

/** Says in words why there is no page. */
function refuse(response: ServerResponse, status: number): void {
  answer(response, status, `${status} ${STATUS_CODES[status]}\n`);
}

async function answerNotFound(response: ServerResponse, directory: string): Promise<void> {
  try {
    answer(response, 404, await readFile(join(directory, NOT_FOUND_PAGE), 'utf8'), 'text/html');
  } catch {
    refuse(response, 404);
  }
}

/** @param pathname decoded path; encoded here, so that no character of it gets a meaning */
function redirect(response: ServerResponse, status: number, pathname: string, search = ''): void {
  response.setHeader('Location', pathname.split('/').map(encodeURIComponent).join('/') + search);
  answer(response, status);
}

/** A range of the last bytes may ask for more than there is (RFC 9110, 14.1.2); the library's parser refuses that. */
function capSuffix(range: string | undefined, size: number): string | undefined {
  return range?.replace(/(?<=[=,]\s*)-\d+/g, (suffix) => `-${Math.min(Number(suffix.slice(1)), size)}`);
}

function sendFile(request: IncomingMessage, response: ServerResponse, directory: string, file: string): void {
  response.setHeader('Cache-Control', cacheControl(file));
  // Percent signs of the name itself have to be encoded: the library decodes what it gets.
  send(request, encodeURIComponent(file), { root: directory, dotfiles: 'allow', index: false, cacheControl: false })
    .on('file', (_: string, { size }: Stats) => {
      request.headers.range = capSuffix(request.headers.range, size);
    })
    .on('error', (error: { status: number }) => {
      if (response.headersSent) {
        // The file can't be read to its end. Only a broken connection says so now.
        response.destroy();
      } else {
        refuse(response, error.status);
      }
    })
    .pipe(response);
}

type Page = { request: IncomingMessage; response: ServerResponse; target: Target };

async function answerPage({ request, response, target }: Page, { directory, baseUrl }: ServeOptions): Promise<void> {
  const { pathname, search } = target;
  const canonical = canonicalPath(pathname, baseUrl);
  if (!pathname.startsWith(baseUrl)) {
    redirect(response, 302, baseUrl);
  } else if (canonical !== pathname) {
    redirect(response, 301, canonical, search);
  } else {
    const file = await findFile(directory, pathname.slice(baseUrl.length));
    if (file === undefined) {
      await answerNotFound(response, directory);
    } else {
      sendFile(request, response, directory, file);
    }
  }
}

async function handle(request: IncomingMessage, response: ServerResponse, options: ServeOptions): Promise<void> {
  const target = readTarget(request.url ?? '/');
  if (!METHODS.includes(request.method ?? '')) {
    response.setHeader('Allow', METHODS.join(', '));
    refuse(response, 405);
  } else if (target === 400) {
    refuse(response, target);
  } else if (target === 404) {
    await answerNotFound(response, options.directory);
  } else {
    await answerPage({ request, response, target }, options);
  }
}

/**
 * A web server that answers as a static host does: one address per page (`.html`, `index.html` and a
 * trailing slash are redirected there), gzip, `404.html` with status 404 for what is missing.
 */
export function createSiteServer(options: ServeOptions): Server {
  const server = createServer((request, response) => {
    // Brotli at the speed of a server that compresses as it answers is no smaller, and figures are told in gzip.
    request.headers['accept-encoding'] = request.headers['accept-encoding']?.replace(/\bbr\b[^,]*/g, '');
    compress(request, response, () => {
      handle(request, response, options).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
    });
  });
  // Without this, a client that takes the server for a proxy is left without a word.
  server.on('connect', (_, socket) => {
    socket.end(
      `HTTP/1.1 405 Method Not Allowed\r\nAllow: ${METHODS.join(', ')}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  });
  return server;
}

/** Serves a site on a free port of the loopback address, for programs that look at it. */
export async function serveOnFreePort(options: ServeOptions): Promise<{ origin: string; close: () => void }> {
  const server = createSiteServer(options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
