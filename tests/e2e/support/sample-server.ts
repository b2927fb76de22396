import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What has reached the server. */
export type Received = {
  method: string;
  host: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
};

export type SampleServer = { port: number; received: Received[]; close: () => void };

const POST = { id: 1, userId: 7, title: 'Opening hours in winter', body: 'We close at nine.' };
const COMMENT = { id: 11, postId: 1, name: 'Ada', email: 'ada@example.com', body: 'Is the kitchen open?' };

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Answers what is asked for under an id that stands for a trouble; tells whether it has. */
function answerTrouble(id: string | undefined, response: ServerResponse): boolean {
  switch (id) {
    case '404':
      json(response, 404, { status: 404, message: 'There is no post with the id 404.' });
      return true;
    case '501':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Another program</h1>');
      return true;
    case '502':
      // No answer at all.
      return true;
    default:
      return false;
  }
}

/** Answers as `openapi/sample.yaml` says; ids above 400 stand for troubles. */
function answer({ method, path }: Received, response: ServerResponse): void {
  const [, id] = /^\/posts\/(\d+)/.exec(path) ?? [];
  if (method === 'OPTIONS') {
    response.writeHead(204, {
      'access-control-allow-methods': '*',
      'access-control-allow-headers': '*, authorization',
    });
    response.end();
  } else if (!answerTrouble(id, response)) {
    if (method === 'DELETE') {
      response.writeHead(204).end();
    } else {
      json(response, 200, path.startsWith('/comments') ? [COMMENT] : POST);
    }
  }
}

/** Starts a server on the loopback address that speaks the sample API, with its CORS headers save for the id 403. */
export async function startSampleServer(): Promise<SampleServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      const entry = { method, host: headers.host ?? '', path, headers, body };
      if (method !== 'OPTIONS') {
        received.push(entry);
      }
      if (!path.startsWith('/posts/403')) {
        response.setHeader('access-control-allow-origin', headers.origin ?? '*');
        response.setHeader('access-control-expose-headers', 'content-type, content-length');
      }
      answer(entry, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, received, close };
}
