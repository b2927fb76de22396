import { readFileSync, rmSync, statSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveOnFreePort } from '../../../tools/serve/src/server';
import { request } from '../../../tools/serve/tests/raw-request';
import { readNginxBlock, startNginx } from '../../support/nginx';
import { BUILD, listPaths } from '../../support/site';
import { RESPONSES, TRAPS, type Expectation } from './responses';
import { contentOf, PACKED_FILES, TEXT_FILES, writeSiteFolder } from './site-folder';

type Running = { port: number; stop: () => Promise<void> };

/** The two servers that the README speaks of. Each gets a folder that has the site below its base URL. */
const SERVERS: Record<string, (root: string, baseUrl: string) => Promise<Running>> = {
  nginx: (root, baseUrl) => startNginx(readNginxBlock(baseUrl), root),
  serve: async (root, baseUrl) => {
    const { origin, close } = await serveOnFreePort({ directory: join(root, baseUrl), baseUrl });
    return { port: Number(new URL(origin).port), stop: () => Promise.resolve().then(close) };
  },
};

const CASES = Object.keys(SERVERS).flatMap((name) => ['/', '/docs/'].map((baseUrl) => ({ name, baseUrl })));

/** Starts a server during the tests of a block. */
function useServer(name: string, baseUrl: string, root: () => string): () => number {
  let running: Running | undefined;
  beforeAll(async () => {
    running = await SERVERS[name]?.(root(), baseUrl);
  });
  afterAll(() => running?.stop());
  return () => running?.port ?? 0;
}

describe.each(CASES)('$name serves a site at $baseUrl', ({ name, baseUrl }) => {
  const root = writeSiteFolder(baseUrl);
  const port = useServer(name, baseUrl, () => root);
  afterAll(() => rmSync(root, { recursive: true }));

  const at = (target: string) => baseUrl.slice(0, -1) + target;
  const get = (target: string, options?: Parameters<typeof request>[2]) => request(port(), at(target), options);

  function describeExpected(expected: Expectation[1]) {
    if (typeof expected === 'number') {
      return { status: expected, cache: 'no-cache', body: contentOf('404.html') };
    }
    return 'to' in expected
      ? { status: 301, cache: 'no-cache', location: at(expected.to) }
      : {
          status: 200,
          cache: expected.cache ? 'public, max-age=31536000, immutable' : 'no-cache',
          body: Buffer.from(contentOf(expected.file)).toString('latin1'),
        };
  }

  test.each(RESPONSES)('%s', async (target, expected) => {
    const { status, headers, body } = await get(target);
    const wanted = describeExpected(expected);
    const seen = { status, cache: headers['cache-control'], location: headers.location, body };
    // A server refuses some requests before it looks at its configuration.
    expect(seen).toMatchObject(wanted.status === 400 ? { status: 400 } : wanted);
    expect(headers.location === undefined).toBe(wanted.status !== 301);

    const head = await get(target, { method: 'HEAD' });
    expect([head.status, head.headers.location, head.body]).toEqual([status, headers.location, '']);
  });

  test.each(TRAPS)('%s leads to no other site', async (target) => {
    for (const path of [target, at(target)]) {
      const { headers } = await request(port(), path, { headers: { Host: 'evil.example' } });
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      expect(headers).not.toHaveProperty('x-injected');
    }
  });

  test.each(Object.entries(TEXT_FILES))('compresses %s', async (_, file) => {
    const proxied: Record<string, string>[] = [{}, { Via: '1.1 proxy.example' }];
    for (const via of proxied) {
      const { status, headers } = await get(`/${file.replace(/\.html$/, '')}`, {
        headers: { 'Accept-Encoding': 'gzip', ...via },
      });
      expect([status, headers['content-encoding'], headers.vary]).toEqual([200, 'gzip', 'Accept-Encoding']);
    }
  });

  test.each(Object.entries(PACKED_FILES))('does not compress %s again', async (_, file) => {
    const { status, headers } = await get(`/${file}`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect([status, headers['content-encoding']]).toEqual([200, undefined]);
  });

  test('sends nothing again that did not change', async () => {
    const { headers } = await get('/cloud/intro');
    const again = await get('/cloud/intro', { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect([again.status, again.headers['cache-control'], again.body]).toEqual([304, 'no-cache', '']);
  });

  test('accepts only methods that read', async () => {
    expect((await get('/cloud/intro', { method: 'POST' })).status).toBe(405);
  });

  test('refuses a range outside a file, and says how large the file is', async () => {
    const { status, headers } = await get('/cloud/intro', { headers: { Range: 'bytes=5-2' } });
    expect([status, headers['content-range']]).toEqual([416, `bytes */${contentOf('cloud/intro.html').length}`]);
  });
});

describe.each(Object.keys(SERVERS))('%s with a base URL', (name) => {
  const root = writeSiteFolder('/docs/');
  const port = useServer(name, '/docs/', () => root);
  afterAll(() => rmSync(root, { recursive: true }));

  test('redirects the base URL without its slash', async () => {
    const { status, headers } = await request(port(), '/docs');
    expect([301, 302]).toContain(status);
    expect(headers.location).toBe('/docs/');
  });
});

describe('another list of types', () => {
  const root = writeSiteFolder('/');
  let running: Running | undefined;
  beforeAll(async () => {
    running = await startNginx(readNginxBlock().replace('types {', 'types {\n  text/javascript js;'), root);
  });
  afterAll(async () => {
    await running?.stop();
    rmSync(root, { recursive: true });
  });

  test('nginx compresses scripts by the other name of their type, too', async () => {
    const { headers } = await request(running?.port ?? 0, `/${TEXT_FILES.js}`, {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(headers).toMatchObject({ 'content-type': 'text/javascript', 'content-encoding': 'gzip' });
  });
});

test('a block that nginx refuses is named with the reason', async () => {
  await expect(startNginx('root /srv/docs;\nno_such_directive on;\n', resolve(BUILD))).rejects.toThrow(
    /did not start: .*unknown directive "no_such_directive"/,
  );
});

describe.each(Object.keys(SERVERS))('%s serves the built site', (name) => {
  const port = useServer(name, '/', () => resolve(BUILD));

  test('every page has its address', async () => {
    const paths = listPaths();
    console.log(`pages: ${paths.length}`);
    for (const path of paths) {
      const { status, headers } = await request(port(), path);
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-cache']);
    }
  });

  test('every type of file is compressed where that makes it smaller', async () => {
    const files = globSync('**/*.*', { cwd: BUILD }).map((file) => ({ file, size: statSync(join(BUILD, file)).size }));
    const largest = new Map<string, string>();
    // Of the smallest files, a compressed form is hardly smaller; servers differ in where they stop.
    for (const { file } of files.filter(({ size }) => size > 1024).sort((a, b) => a.size - b.size)) {
      largest.set(extname(file), file);
    }
    console.log(`types of files: ${[...largest.keys()].join(' ')}`);
    expect(largest.size).toBeGreaterThan(5);
    for (const file of largest.values()) {
      const content = readFileSync(join(BUILD, file));
      const isWorthIt = gzipSync(content).length < content.length * 0.9;
      const options = { headers: { 'Accept-Encoding': 'gzip' } };
      const { status, headers } = await request(port(), `/${file.replace(/\.html$/, '')}`, options);
      expect([file, status, headers['content-encoding']]).toEqual([file, 200, isWorthIt ? 'gzip' : undefined]);
    }
  });
});
