import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isMixedContent, readBaseUrl } from './base-url';
import { LONGEST_BODY, send, type Answer } from './send';

test.each([
  ['http://localhost:1337', 'http://localhost:1337'],
  [' https://api.example.org/strapi/ ', 'https://api.example.org/strapi'],
  ['localhost:1337', undefined],
  ['ftp://a', undefined],
  ['http://a?x=1', undefined],
  ['http://user:secret@a', undefined],
  ['', undefined],
])('"%s" as a server is %s', (typed, expected) => {
  expect(readBaseUrl(typed)).toBe(expected);
});

test.each([
  ['https:', 'http://api.example.org', true],
  ['https:', 'http://localhost:1337', false],
  ['https:', 'http://127.0.0.1:1337', false],
  ['https:', 'https://api.example.org', false],
  ['http:', 'http://api.example.org', false],
])('a page over %s is kept from %s: %s', (protocol, baseUrl, expected) => {
  expect(isMixedContent(protocol, baseUrl)).toBe(expected);
});

/** A body of 50 MB, and one that is short enough to be indented. */
const LONG = JSON.stringify({ data: 'é'.repeat(25_000_000) });
const MEDIUM = JSON.stringify({ data: 'a'.repeat(100_000) });

const answers: Record<string, (response: ServerResponse) => void> = {
  '/json': (response) => response.setHeader('content-type', 'application/json').end('{"data":[]}'),
  '/html': (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<p>Bad gateway'),
  '/long': (response) => response.setHeader('content-type', 'application/json').end(LONG),
  '/medium': (response) => response.setHeader('content-type', 'application/json').end(MEDIUM),
  '/never': () => undefined,
};
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => answers[request.url ?? '']?.(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const never = new AbortController().signal;

test('JSON is indented', async () => {
  expect(await send(`${origin}/json`, never)).toMatchObject({ status: 200, isJson: true, body: '{\n  "data": []\n}' });
});

test('a response of 50 MB is neither read as JSON nor shown in full, and is kept as it came', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  const answer = (await send(`${origin}/long`, never, { timeOut: 300_000 })) as Answer;
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
  expect(answer).toMatchObject({ isJson: true, isCut: true });
  expect(answer.content.size).toBe(Buffer.byteLength(LONG));
  expect(answer.body.length).toBeLessThanOrEqual(LONGEST_BODY);
  expect(answer.body).toMatch(/^\{"data":"é+$/);
});

test('a response that is shown in part is indented if it is short enough', async () => {
  const answer = (await send(`${origin}/medium`, never)) as Answer;
  expect(answer).toMatchObject({ isJson: true, isCut: true });
  expect(answer.body).toMatch(/^\{\n {2}"data": "a+$/);
  expect(await answer.content.text()).toBe(MEDIUM);
});

test('what is no JSON stands as it came', async () => {
  expect(await send(`${origin}/html`, never)).toMatchObject({
    status: 502,
    isJson: false,
    body: '<p>Bad gateway',
    contentType: 'text/html',
  });
});

test('a slow server, a reader who gives up and a closed port are told apart', async () => {
  const reader = new AbortController();
  setTimeout(() => reader.abort(), 20);
  expect(await send(`${origin}/never`, never, { timeOut: 20 })).toEqual({ kind: 'timed-out' });
  expect(await send(`${origin}/never`, reader.signal)).toEqual({ kind: 'cancelled' });
  expect(await send('http://127.0.0.1:1/', never)).toEqual({ kind: 'unreachable' });
});
