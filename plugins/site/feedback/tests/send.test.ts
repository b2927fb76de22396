import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { send, type Report } from '../src/client/send';

const report: Report = { page: '/cloud/intro', version: 'current', answer: 'no', text: 'How much is it?' };

/** What the service received, and the status that it answers with. */
const received: { method: string | undefined; type: string | undefined; body: unknown }[] = [];
let status = 204;

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

const server = createServer((request, response) => {
  void readBody(request).then((body) => {
    received.push({ method: request.method, type: request.headers['content-type'], body });
    response.writeHead(status).end();
  });
});
const heard = vi.fn<(detail: unknown) => void>();
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/answers`;
  vi.stubGlobal('document', new EventTarget());
  document.addEventListener('page-feedback', (event) => heard((event as CustomEvent).detail));
});
afterEach(() => {
  received.length = 0;
  heard.mockClear();
});
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});

test('a service gets page, version, answer, and text, and the tag manager does, too', async () => {
  status = 204;
  await send(report, url);
  expect(received).toEqual([{ method: 'POST', type: 'application/json', body: report }]);
  expect(heard).toHaveBeenCalledExactlyOnceWith(report);
});

test('without a service no request is sent', async () => {
  await send(report, undefined);
  expect(received).toEqual([]);
  expect(heard).toHaveBeenCalledExactlyOnceWith(report);
});

test('a service that refuses is a failure, and nobody else gets the answer', async () => {
  status = 500;
  await expect(send(report, url)).rejects.toThrow('the service responded with status 500');
  expect(heard).not.toHaveBeenCalled();
});

test('a service that cannot be reached is a failure', async () => {
  await expect(send(report, 'http://127.0.0.1:9/answers')).rejects.toThrow();
  expect(heard).not.toHaveBeenCalled();
});
