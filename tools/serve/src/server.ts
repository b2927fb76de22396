import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { canonicalPath } from './canonical-path';

export type ServeOptions = {
  /** Folder with the built site. */
  directory: string;
  /** Path the site was built for, with leading and trailing slash. */
  baseUrl: string;
};

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location }).end();
}

/** What the bundler names by content hash may be kept for ever; everything else is asked for again. */
function setCacheControl(response: ServerResponse, path: string): void {
  const forEver = path.startsWith('/assets/');
  response.setHeader('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/**
 * A web server that answers as a static host does: one address per page (`.html`, `index.html` and a
 * trailing slash are redirected there), gzip, `404.html` with status 404 for what is missing.
 */
export function createSiteServer({ directory, baseUrl }: ServeOptions): Server {
  const notFoundPage = join(directory, '404.html');
  const compress = compression() as unknown as Handler;
  // `dev` looks each file up when it is asked for, so a rebuild underneath does no harm.
  const serveFile = sirv(directory, { dev: true, etag: true, extensions: ['html'], setHeaders: setCacheControl });

  return createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(baseUrl)) {
      return redirect(response, 302, baseUrl);
    }
    const canonical = canonicalPath(pathname, baseUrl);
    if (canonical !== pathname) {
      return redirect(response, 301, canonical + search);
    }
    request.url = pathname.slice(baseUrl.length - 1) + search;
    // Brotli at the speed of a server that compresses as it answers is no smaller, and figures are told in gzip.
    if (request.headers['accept-encoding']?.includes('gzip')) {
      request.headers['accept-encoding'] = 'gzip';
    }
    compress(request, response, () =>
      serveFile(request, response, () => {
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
        createReadStream(notFoundPage).pipe(response);
      }),
    );
  });
}

/** Serves a site on a free port of the loopback address, for programs that look at it. */
export async function serveOnFreePort(options: ServeOptions): Promise<{ origin: string; close: () => void }> {
  const server = createSiteServer(options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
