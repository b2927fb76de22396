import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { answerQuery, type Query } from './answer-query';

/** What the server does in place of answering. */
export type Fault = 'error' | 'forbidden' | 'malformed' | 'drop' | 'hang' | 'slow';

/** How much later a slow answer comes, milliseconds. */
const SLOW = 3000;

export type StoredRecord = { objectID: string } & Record<string, unknown>;

export type HostedServer = {
  origin: string;
  /** Records by index. */
  indexes: Map<string, StoredRecord[]>;
  /** What was asked, in short: method and path. */
  requests: string[];
  /** Queries that were asked. */
  queries: Query[];
  /** Settings and synonyms by index. */
  settings: Map<string, unknown>;
  synonyms: Map<string, unknown>;
  /** From now on, for requests whose short form fits; without `fault` all is answered again. */
  misbehave: (fault?: Fault, requests?: RegExp) => void;
  close: () => void;
};

type Body = Record<string, unknown> & { requests?: unknown[] };

async function readBody(request: IncomingMessage): Promise<Body> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
  }
  return text ? (JSON.parse(text) as Body) : {};
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
  });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

const FAULTS: Record<Exclude<Fault, 'slow'>, (response: ServerResponse) => void> = {
  error: (response) => send(response, 500, { message: 'Internal error' }),
  forbidden: (response) => send(response, 403, { message: 'Invalid Application-ID or API key', status: 403 }),
  malformed: (response) => send(response, 200, '{"results":[{"hits":"none"}]}'),
  drop: (response) => void response.destroy(),
  hang: () => undefined,
};

/**
 * A server that speaks as much of the hosted search's protocol as the site and its tool use, on the loopback address.
 *
 * @param adminKey the key that may write
 * @see https://www.algolia.com/doc/rest-api/search
 */
export async function startHostedServer(adminKey: string): Promise<HostedServer> {
  const indexes = new Map<string, StoredRecord[]>();
  const [settings, synonyms] = [new Map<string, unknown>(), new Map<string, unknown>()];
  const [requests, queries]: [string[], Query[]] = [[], []];
  let fault: Fault | undefined;
  let faulty = /./;
  const done = { taskID: 1, updatedAt: '2023-10-01T00:00:00.000Z' };

  function write(action: string, index: string, body: Body): unknown {
    if (action === 'batch') {
      const added = (body.requests as { body: StoredRecord }[]).map((request) => request.body);
      indexes.set(index, [...(indexes.get(index) ?? []), ...added]);
      return { ...done, objectIDs: added.map(({ objectID }) => objectID) };
    }
    if (action === 'operation' && body.operation === 'move') {
      indexes.set(String(body.destination), indexes.get(index) ?? []);
      indexes.delete(index);
    }
    if (action === 'settings') {
      settings.set(index, body);
    }
    if (action === 'synonyms/batch') {
      synonyms.set(index, body);
    }
    if (action === 'delete') {
      indexes.delete(index);
    }
    return done;
  }

  function answer(method: string, action: string, index: string, body: Body): [status: number, body: unknown] {
    if (action === 'queries') {
      const asked = body.requests as Query[];
      queries.push(...asked);
      return [200, { results: asked.map((query) => answerQuery(indexes.get(query.indexName) ?? [], query)) }];
    }
    if (action === 'browse') {
      const hits = indexes.get(index);
      return hits ? [200, { hits }] : [404, { message: `Index ${index} does not exist`, status: 404 }];
    }
    if (action.startsWith('task/')) {
      return [200, { status: 'published', pendingTask: false }];
    }
    return [200, write(method === 'DELETE' ? 'delete' : action, index, body)];
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      const [, , , index = '', ...action] = decodeURIComponent(pathname).split('/');
      const short = `${request.method} ${pathname}`;
      const body = await readBody(request);
      if (request.method === 'OPTIONS') {
        send(response, 200, {});
        return;
      }
      requests.push(short);
      if (fault && faulty.test(short)) {
        if (fault !== 'slow') {
          FAULTS[fault](response);
          return;
        }
        await setTimeout(SLOW);
      }
      const isAllowed = action[0] === 'queries' || request.headers['x-algolia-api-key'] === adminKey;
      if (!isAllowed) {
        FAULTS.forbidden(response);
        return;
      }
      send(response, ...answer(request.method ?? '', action.join('/'), index, body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    indexes,
    requests,
    queries,
    settings,
    synonyms,
    misbehave(next, only = /./) {
      fault = next;
      faulty = only;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
