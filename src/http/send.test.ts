import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { HttpRequest } from './request';
import { LONGEST_BODY, type HttpResponse } from './response';
import { send } from './send';

/** A body of 50 MB, and one that is short enough to be indented. */
const LONG = JSON.stringify({ data: 'é'.repeat(25_000_000) });
const MEDIUM = JSON.stringify({ data: 'a'.repeat(100_000) });

const responses: Record<string, (response: ServerResponse) => void> = {
  '/json': (response) => response.setHeader('content-type', 'application/json').end('{"data":[]}'),
  '/html': (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<p>Bad gateway'),
  '/long': (response) => response.setHeader('content-type', 'application/json').end(LONG),
  '/medium': (response) => response.setHeader('content-type', 'application/json').end(MEDIUM),
  '/never': () => undefined,
};
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => responses[request.url ?? '']?.(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const never = new AbortController().signal;

const get = (url: string): HttpRequest => ({ method: 'GET', url, headers: [] });

test('JSON is indented', async () => {
  expect(await send(get(`${origin}/json`), never)).toMatchObject({
    status: 200,
    isJson: true,
    body: '{\n  "data": []\n}',
  });
});

test('a response of 50 MB is neither read as JSON nor shown in full, and is kept as it came', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  const response = (await send(get(`${origin}/long`), never, 300_000)) as HttpResponse;
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
  expect(response).toMatchObject({ isJson: true, isCut: true });
  expect(response.content.size).toBe(Buffer.byteLength(LONG));
  expect(response.body.length).toBeLessThanOrEqual(LONGEST_BODY);
  expect(response.body).toMatch(/^\{"data":"é+$/);
});

test('a response that is shown in part is indented if it is short enough', async () => {
  const response = (await send(get(`${origin}/medium`), never)) as HttpResponse;
  expect(response).toMatchObject({ isJson: true, isCut: true });
  expect(response.body).toMatch(/^\{\n {2}"data": "a+$/);
  expect(await response.content.text()).toBe(MEDIUM);
});

test('a body that is not JSON stays as it came', async () => {
  expect(await send(get(`${origin}/html`), never)).toMatchObject({
    status: 502,
    isJson: false,
    body: '<p>Bad gateway',
    contentType: 'text/html',
  });
});

test('a slow server, a reader who cancels and a closed port are told apart', async () => {
  const reader = new AbortController();
  setTimeout(() => reader.abort(), 20);
  expect(await send(get(`${origin}/never`), never, 20)).toEqual({ kind: 'timed-out', seconds: 0.02 });
  expect(await send(get(`${origin}/never`), reader.signal)).toEqual({ kind: 'cancelled' });
  expect(await send(get('http://127.0.0.1:1/'), never)).toEqual({ kind: 'unreachable', url: 'http://127.0.0.1:1/' });
});

test('a request that HTTP does not allow is not sent', async () => {
  const request = { ...get(`${origin}/json`), headers: [['X A', '1']] as HttpRequest['headers'] };
  const outcome = await send(request, never);
  expect(outcome.kind).toBe('invalid-header');
  expect(outcome).toHaveProperty('reason');
});
