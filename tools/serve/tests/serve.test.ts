import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonicalPath } from '../src/canonical-path';
import { serveOnFreePort } from '../src/server';

describe('one address per page', () => {
  test.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/cloud/intro', '/cloud/intro'],
    ['/cloud/intro/', '/cloud/intro'],
    ['/cloud/intro.html', '/cloud/intro'],
    ['/cloud/intro/index.html', '/cloud/intro'],
    ['/assets/main.js', '/assets/main.js'],
    ['/api/my-index', '/api/my-index'],
    ['/.html', '/.html'],
    ['/404.html', '/404.html'],
    ['/assets/', '/assets/'],
    ['/assets/frame.html', '/assets/frame.html'],
  ])('%s is %s', (path, expected) => {
    expect(canonicalPath(path, '/')).toBe(expected);
    expect(canonicalPath(`/docs${path}`, '/docs/')).toBe(`/docs${expected}`);
  });
});

describe('the server', () => {
  const directory = mkdtempSync(join(tmpdir(), 'serve-'));
  let site: Awaited<ReturnType<typeof serveOnFreePort>>;

  beforeAll(async () => {
    mkdirSync(join(directory, 'assets'));
    writeFileSync(join(directory, 'index.html'), 'start');
    writeFileSync(join(directory, 'guide.html'), 'guide '.repeat(1000));
    writeFileSync(join(directory, '404.html'), 'not here');
    writeFileSync(join(directory, 'assets/main.1234.js'), 'script');
    site = await serveOnFreePort({ directory, baseUrl: '/docs/' });
  });
  afterAll(() => {
    site.close();
    rmSync(directory, { recursive: true });
  });

  async function get(path: string): Promise<{ status: number; header: (name: string) => string | null; text: string }> {
    const response = await fetch(site.origin + path, { redirect: 'manual' });
    return { status: response.status, header: (name) => response.headers.get(name), text: await response.text() };
  }

  test('serves a page without its ending, compressed, to be asked for again', async () => {
    const page = await get('/docs/guide');
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/^guide /);
    expect(page.header('content-encoding')).toBe('gzip');
    expect(page.header('cache-control')).toBe('no-cache');
  });

  test('serves the start page at the base URL', async () => {
    expect((await get('/docs/')).text).toBe('start');
  });

  test('what has a hash in its name may be kept', async () => {
    expect((await get('/docs/assets/main.1234.js')).header('cache-control')).toContain('immutable');
  });

  test('redirects other spellings and keeps the query', async () => {
    const page = await get('/docs/guide/index.html?lang=ts');
    expect([page.status, page.header('location')]).toEqual([301, '/docs/guide?lang=ts']);
  });

  test('leads to the base URL from outside of it', async () => {
    const page = await get('/');
    expect([page.status, page.header('location')]).toEqual([302, '/docs/']);
  });

  test('answers 404 with the not-found page', async () => {
    const page = await get('/docs/nothing');
    expect([page.status, page.text]).toEqual([404, 'not here']);
  });

  test('never leaves its folder', async () => {
    expect((await get('/docs/..%2f..%2f..%2fetc%2fpasswd')).status).toBe(400);
  });
});

test('a wrong setting is one line with its name, its value and what is allowed', () => {
  const directory = mkdtempSync(join(tmpdir(), 'serve-wrong-'));
  writeFileSync(join(directory, 'index.html'), 'start');
  const args = ['--import', 'tsx', 'tools/serve/src/main.ts', '--dir', directory];
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, BASE_URL: 'docs' },
    encoding: 'utf8',
  });
  rmSync(directory, { recursive: true });
  expect(stderr.trim()).toMatch(/^error: BASE_URL="docs" is not allowed: give a path [^\n]+$/);
  expect(status).toBe(1);
});
