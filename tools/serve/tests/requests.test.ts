import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveOnFreePort } from '../src/server';
import { exchange, parseResponse, request } from './raw-request';

const directory = mkdtempSync(join(tmpdir(), 'serve-requests-'));
const GUIDE = 'guide '.repeat(1000);
const LARGE = 8_000_000;
const ports = { root: 0, docs: 0, bare: 0 };
const closers: (() => void)[] = [];

async function serve(folder: string, baseUrl: string): Promise<number> {
  const { origin, close } = await serveOnFreePort({ directory: folder, baseUrl });
  closers.push(close);
  return Number(new URL(origin).port);
}

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  mkdirSync(join(directory, 'bare'));
  mkdirSync(join(directory, 'cloud'));
  mkdirSync(join(directory, 'topic.html'));
  writeFileSync(join(directory, 'index.html'), 'home');
  writeFileSync(join(directory, 'guide.html'), GUIDE);
  writeFileSync(join(directory, 'cloud.html'), 'the area');
  writeFileSync(join(directory, 'cloud/index.html'), 'the folder');
  writeFileSync(join(directory, 'v4.1.html'), 'a dot in its name');
  writeFileSync(join(directory, 'größe.html'), 'not ASCII');
  writeFileSync(join(directory, '100%.html'), 'a percent sign');
  writeFileSync(join(directory, '404.html'), 'not here');
  writeFileSync(join(directory, 'assets/main.1234.js'), 'script();'.repeat(1000));
  writeFileSync(join(directory, 'assets/large.bin'), Buffer.alloc(LARGE));
  writeFileSync(join(directory, 'bare/index.html'), 'a site without a 404.html');
  ports.root = await serve(directory, '/');
  ports.docs = await serve(directory, '/docs/');
  ports.bare = await serve(join(directory, 'bare'), '/');
});
afterAll(() => {
  closers.forEach((close) => close());
  rmSync(directory, { recursive: true });
});

const get = (target: string, options?: Parameters<typeof request>[2]) => request(ports.root, target, options);

describe('addresses', () => {
  test.each([
    ['//', 404],
    ['//:foo/', 404],
    ['///', 404],
    ['/guide//', 404],
    ['/%ff', 404],
    ['/%ff/', 404],
    ['/%zz', 400],
    ['/%', 400],
    ['/%00', 400],
    ['/guide%00.html', 400],
    ['/../guide', 400],
    ['/%2e%2e/guide', 400],
    ['/..%2f..%2fetc/passwd', 400],
    ['/cloud/../guide', 200],
    ['/cloud/%2e%2e/guide', 200],
    ['/cloud/..%5cguide', 404],
    ['/guide\\', 404],
    ['/guide%5c', 404],
    ['*', 400],
    ['guide', 400],
    ['http://', 400],
    ['http://other.example/guide', 200],
    ['http://other.example', 200],
    ['ftp://other.example/guide', 400],
    ['/guide?%ff&%zz&//', 200],
    ['/v4.1', 200],
    ['/gr%C3%B6%C3%9Fe', 200],
    ['/100%25', 200],
    ['/topic', 404],
    ['/.html', 404],
    ['/guide.html/x', 404],
  ])('%s gives %i', async (target, status) => {
    expect((await get(target)).status).toBe(status);
  });

  test.each([
    ['a name of 300 characters', `/${'a'.repeat(300)}`, 404],
    ['3,000 folders', `/${'a/'.repeat(3000)}b`, 404],
    ['30,000 characters', `/${'a'.repeat(30_000)}`, 431],
  ])('%s', async (_, target, status) => {
    expect((await get(target)).status).toBe(status);
  });

  test('a page comes before the folder of its name', async () => {
    expect((await get('/cloud')).body).toBe('the area');
  });

  test.each(['/404', '/404.html', '/nothing', '/assets', '/assets/', '/assets/nothing.js', '/assets/main.1234.js/'])(
    '%s is the not-found page, with status 404, and is asked for again',
    async (target) => {
      const { status, body, headers } = await get(target);
      expect({ status, body, cache: headers['cache-control'] }).toEqual({
        status: 404,
        body: 'not here',
        cache: 'no-cache',
      });
    },
  );

  test('a site without a 404.html says in words that the page is missing', async () => {
    const { status, headers, body } = await request(ports.bare, '/nothing');
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('Not Found');
  });
});

describe('redirects', () => {
  test.each([
    '//evil.example/',
    '//evil.example/index.html',
    '/%2fevil.example/',
    '/%5cevil.example/index.html',
    '/\\evil.example/',
    '/\\evil.example/index.html',
    '/%09/evil.example/',
    '/.//evil.example/',
    '/./%2fevil.example/',
    '/x/..//evil.example/',
    '/x/../\\evil.example/',
    'http://evil.example//evil.example/',
    'http://evil.example/guide/',
    '/%0d%0aLocation:%20//evil.example/',
    '/index.html//evil.example/',
    '/;@evil.example/',
    '/https:/evil.example/',
  ])('%s never leads to another host', async (target) => {
    for (const port of [ports.root, ports.docs]) {
      const { status, headers } = await request(port, target);
      const here = `http://127.0.0.1:${port}`;
      const location = headers.location ?? '/';
      expect(new URL(location, here).origin).toBe(here);
      expect(location).toMatch(/^\/(?![/\\])/);
      expect([301, 302, 400, 404]).toContain(status);
    }
  });

  test('characters of a name stay encoded, and the query stays as it was sent', async () => {
    const { status, headers } = await get('/a%3Fb%23c%25d%20e/?x=%2f&y=//#z');
    expect([status, headers.location]).toEqual([301, '/a%3Fb%23c%25d%20e?x=%2f&y=//']);
  });

  test('an address outside the base URL leads to it, by all methods that read', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await request(ports.docs, '/docs', { method });
      expect([status, headers.location]).toEqual([302, '/docs/']);
    }
    expect((await request(ports.docs, '/docs/../guide')).headers.location).toBe('/docs/');
  });
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s is not allowed', async (method) => {
    const { status, headers } = await get('/guide', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('CONNECT and OPTIONS * are not allowed', async () => {
    expect((await get('other.example:443', { method: 'CONNECT' })).status).toBe(405);
    expect((await get('*', { method: 'OPTIONS' })).status).toBe(405);
  });

  test.each(['/guide', '/', '/nothing', '/guide/', '/assets/main.1234.js'])('HEAD %s has no body', async (target) => {
    const [whole, head] = await Promise.all([get(target), get(target, { method: 'HEAD' })]);
    expect(head.status).toBe(whole.status);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });
});

describe('ranges', () => {
  const range = (value: string, more = {}) => get('/guide', { headers: { Range: value, ...more } });

  test.each([
    ['bytes=5-2', 416],
    ['bytes=6000-', 416],
    ['bytes=99999-100000', 416],
    ['bytes=0-4', 206],
    ['bytes=0-99999', 206],
    ['bytes=-6', 206],
    ['bytes=-0', 416],
    ['bytes=-99999', 206],
    ['bytes=0-1,4-5', 200],
    ['lines=1-2', 200],
    ['nonsense', 200],
  ])('%s gives %i', async (value, status) => {
    expect((await range(value)).status).toBe(status);
  });

  test('a part says which part it is', async () => {
    const { headers, body } = await range('bytes=-6', { 'Accept-Encoding': 'gzip' });
    expect(body).toBe('guide ');
    expect(headers).toMatchObject({ 'content-range': 'bytes 5994-5999/6000', 'content-length': '6' });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('a part outside the file is refused with the size of the file', async () => {
    expect((await range('bytes=5-2')).headers['content-range']).toBe('bytes */6000');
  });

  test('a missing page has no parts', async () => {
    const { status, body } = await get('/nothing', { headers: { Range: 'bytes=0-2' } });
    expect([status, body]).toEqual([404, 'not here']);
  });
});

describe('conditions', () => {
  test('what did not change is not sent again', async () => {
    const { headers } = await get('/guide');
    const { etag = '', 'last-modified': modified = '' } = headers;
    const conditions: Record<string, string>[] = [
      { 'If-None-Match': `"other", ${etag}` },
      { 'If-Modified-Since': modified },
    ];
    for (const condition of conditions) {
      const again = await get('/guide', { headers: condition });
      expect([again.status, again.body]).toEqual([304, '']);
    }
  });

  test.each([
    [{ 'If-None-Match': '"other"' }, 200],
    [{ 'If-Modified-Since': 'no date' }, 200],
    [{ 'If-Match': '"other"' }, 412],
    [{ 'If-Unmodified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT' }, 412],
    [{ Range: 'bytes=0-1', 'If-Range': '"other"' }, 200],
  ])('%o gives %i', async (headers, status) => {
    expect((await get('/guide', { headers })).status).toBe(status);
  });

  test('gzip is sent only to clients that accept it', async () => {
    const encoding = async (value: string) =>
      (await get('/guide', { headers: { 'Accept-Encoding': value } })).headers['content-encoding'];
    expect(await encoding('br, gzip')).toBe('gzip');
    expect(await encoding('gzip;q=0')).toBeUndefined();
    expect(await encoding('identity')).toBeUndefined();
  });
});

describe('broken requests', () => {
  test.each([
    ['a line that is not a request', 'nonsense\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400],
    ['a space in a header name', 'GET / HTTP/1.1\r\nHost: x\r\nA b: c\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a null byte in the address', 'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['large headers', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(30_000)}\r\n\r\n`, 431],
  ])('%s gives a status', async (_, bytes, status) => {
    expect(parseResponse(await exchange(ports.root, bytes)).status).toBe(status);
  });

  test('clients that leave in the middle do no harm', async () => {
    const lines = 'GET /assets/large.bin HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n';
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        return new Promise<void>((resolve) => {
          const socket = connect(ports.root, '127.0.0.1', () => socket.write(index % 2 ? `${lines}\r\n` : lines));
          // Half of them leave at once, the others when the file begins to arrive.
          const leave = () => socket.resetAndDestroy();
          socket.on('error', () => undefined);
          socket.on('close', () => resolve());
          if (index % 2) {
            socket.once('data', leave);
          } else {
            socket.once('connect', leave);
          }
        });
      }),
    );
    expect((await get('/')).body).toBe('home');
  });
});
