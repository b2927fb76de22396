import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRows } from '../support/tables';
import { serveLength, serveNone } from './support/proxies/backends';
import { readFences, readForm, readProxyPage } from './support/proxies/pages';
import { startProject, type Project } from './support/proxies/project';
import { sendBeginning, untilClosed } from './support/proxies/raw';
import { useProxies, type Change } from './support/proxies/scene';
import { readUploads, tryUpload } from './support/proxies/uploads';
import { openWebSocket, readConnection, withToken } from './support/proxies/visit';

const nginx = readProxyPage('docs/dev-docs/deployment/nginx-proxy.md', 'nginx');
const caddy = readProxyPage('docs/dev-docs/deployment/caddy-proxy.md', 'caddyfile');
const haproxy = readProxyPage('docs/dev-docs/deployment/haproxy-proxy.md', 'haproxy');
const OVERVIEW = 'docs/dev-docs/deployment/optional-software-guides.md';

const { address, panel, line } = readForm('subdomain');

const { frontend, start } = useProxies();
let project: Project;
beforeAll(async () => {
  project = await startProject({ name: 'proxy-tables', line });
});
afterAll(() => project.stop());

/** What a visitor sends who pretends to be another one. */
const SENT = { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Host': 'other.example.org' };

/** What a load balancer sends that adds the visitor's address to what the visitor sent. */
const APPENDED = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.9' };

describe.each([
  ['nginx', nginx, (name: string): Change => [new RegExp(`^.*proxy_set_header ${name} .*\\n`, 'm'), '']],
  ['HAProxy', haproxy, (name: string): Change => [new RegExp(`^.*set-header ${name} .*\\n`, 'm'), '']],
] as const)('%s without a header', (_name, page, without) => {
  test('X-Forwarded-For: the visitor has the address of the proxy, or any other', async () => {
    const proxy = await start(page, 'subdomain', project, without('X-Forwarded-For'));
    expect(await readConnection(proxy, address)).toMatchObject({ address: '127.0.0.1' });
    expect(await readConnection(proxy, address, SENT)).toMatchObject({ address: '203.0.113.9' });
  });

  test('X-Forwarded-Proto: no session', async () => {
    const proxy = await start(page, 'subdomain', project, without('X-Forwarded-Proto'));
    expect(await readConnection(proxy, address)).toMatchObject({ protocol: 'http' });
    expect((await proxy.send(`${address}/api/connect/github`)).status).toBe(500);
  });

  test('X-Forwarded-Host: Strapi uses Host, or what the visitor sends', async () => {
    const proxy = await start(page, 'subdomain', project, without('X-Forwarded-Host'));
    expect(await readConnection(proxy, address)).toMatchObject({ host: 'cms.example.com' });
    expect(await readConnection(proxy, address, SENT)).toMatchObject({ host: 'other.example.org' });
  });
});

describe('nginx', () => {
  test('without Host, Strapi still knows the name', async () => {
    const proxy = await start(nginx, 'subdomain', project, [/^.*proxy_set_header Host .*\n/m, '']);
    expect(await readConnection(proxy, address)).toMatchObject({ host: 'cms.example.com' });
  });

  test.each([
    ['Upgrade', 500],
    ['Connection', 101],
    ['proxy_http_version', 101],
  ])('a WebSocket without %s gets %i', async (name, status) => {
    const change: Change = [new RegExp(`^.*(?:proxy_set_header )?\\b${name} .*;\\n`, 'm'), ''];
    const proxy = await start(nginx, 'subdomain', project, change);
    expect((await openWebSocket(proxy, panel, project.transferToken)).status).toBe(status);
  });

  test('a list of addresses lets visitors choose theirs', async () => {
    const change: Change = ['X-Forwarded-For $remote_addr', 'X-Forwarded-For $proxy_add_x_forwarded_for'];
    const proxy = await start(nginx, 'subdomain', project, change);
    expect(await readConnection(proxy, address, SENT)).toMatchObject({ address: '203.0.113.9' });
  });

  test('a location with a header has no others', async () => {
    const change: Change = ['location / {', 'location / {\n proxy_set_header X-Color red;'];
    const proxy = await start(nginx, 'subdomain', project, change);
    expect(await readConnection(proxy, address)).toMatchObject({ address: '127.0.0.1', protocol: 'http' });
  });

  test('behind another proxy, the visitor has the last address that it sends', async () => {
    const lines = readFences(nginx.page).find(({ text }) => text.includes('real_ip_header'))?.text ?? '';
    const trusted = lines.replace('10.0.0.0/8', '127.0.0.0/8');
    const proxy = await start(nginx, 'subdomain', project, ['location / {', `${trusted}\nlocation / {`]);
    expect(await readConnection(proxy, address, SENT)).toMatchObject({ address: '203.0.113.9' });
    expect(await readConnection(proxy, address, APPENDED)).toMatchObject({ address: '203.0.113.9' });
  });

  test('gives up when Strapi sends nothing', async () => {
    const proxy = await start(nginx, 'subdomain', project, ['proxy_read_timeout 300s', 'proxy_read_timeout 1s']);
    expect(await untilClosed(proxy, project.transferToken)).toBeLessThan(10_000);
  });

  test.each(readUploads(nginx, 'short'))('an upload of $size gets: $without, $raised', async ({ size, ...row }) => {
    expect(await tryUpload(nginx, start, project, size)).toEqual(row);
  });
});

describe('HAProxy', () => {
  test('a header of the visitor stays in front with forwardfor', async () => {
    const change: Change = [/^.*set-header X-Forwarded-For.*\n/m, '  option forwardfor\n'];
    const proxy = await start(haproxy, 'subdomain', project, change);
    expect(await readConnection(proxy, address, SENT)).toMatchObject({ address: '203.0.113.9' });
  });

  test('behind another proxy, the visitor has the last address that it sends', async () => {
    const lines = readFences(haproxy.page).find(({ text }) => text.includes('10.0.0.0/8'))?.text ?? '';
    const trusted = lines.replaceAll('10.0.0.0/8', '127.0.0.0/8');
    const proxy = await start(haproxy, 'subdomain', project, [/^.*set-header X-Forwarded-For.*$/m, trusted]);
    expect(await readConnection(proxy, address, SENT)).toMatchObject({ address: '203.0.113.9' });
    expect(await readConnection(proxy, address, APPENDED)).toMatchObject({ address: '203.0.113.9' });
    const elsewhere = await start(haproxy, 'subdomain', project, [/^.*set-header X-Forwarded-For.*$/m, lines]);
    expect(await readConnection(elsewhere, address, SENT)).toMatchObject({ address: '127.0.0.2' });
  });

  test('another name gets 503', async () => {
    const proxy = await start(haproxy, 'subdomain', project);
    const { status, text } = await proxy.send(`${address}/`, { headers: { Host: 'other.example.com' } });
    expect(status).toBe(503);
    expect(text).toContain('503 Service Unavailable');
  });

  describe('time limits', () => {
    const get = 'GET / HTTP/1.1\r\nHost: cms.example.com\r\n';
    const post = `POST /api/upload HTTP/1.1\r\nHost: cms.example.com\r\nAuthorization: ${withToken.Authorization}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100\r\n\r\n--x`;

    test('the page has these', () => {
      const rows = readRows(haproxy.page).filter(({ heading }) => heading === 'Time limits and transfers');
      expect(rows.map(({ codes }) => codes[0]?.[0]?.split(' ')[1])).toEqual([
        'connect',
        'http-request',
        'client',
        'server',
        'tunnel',
      ]);
    });

    test('connect: four attempts, then 503', async () => {
      const change: Change = ['timeout connect 5s', 'timeout connect 200ms'];
      const proxy = await start(haproxy, 'subdomain', await serveNone(), change);
      const begin = Date.now();
      expect(await proxy.send(`${address}/`)).toMatchObject({ status: 503 });
      expect(Date.now() - begin).toBeGreaterThan(790);
    });

    test('http-request: 408', async () => {
      const change: Change = ['timeout http-request 10s', 'timeout http-request 1s'];
      const proxy = await start(haproxy, 'subdomain', project, change);
      expect(await sendBeginning(proxy, get)).toContain('408 Request Time-out');
    });

    test('client: a response that no one reads is cut off', async () => {
      const length = 32 * 2 ** 20;
      const receive = async (...changes: Change[]) => {
        const proxy = await start(haproxy, 'subdomain', await serveLength(length), ...changes);
        const output = await sendBeginning(proxy, `${get}Connection: close\r\n\r\n`, { pause: 3000 });
        return output.length;
      };
      const [some, all] = await Promise.all([receive(['timeout client 60s', 'timeout client 1s']), receive()]);
      expect(some).toBeGreaterThan(1000);
      expect(some).toBeLessThan(length);
      expect(all).toBeGreaterThan(length);
    });

    test('server: 504 when an upload stops in the middle', async () => {
      const change: Change = ['timeout server 300s', 'timeout server 1s'];
      const proxy = await start(haproxy, 'subdomain', project, change);
      expect(await sendBeginning(proxy, post)).toContain('504 Gateway Time-out');
    });

    test('tunnel: a silent WebSocket is closed, whatever the limits above', async () => {
      const limited = await start(haproxy, 'subdomain', project, ['timeout tunnel 1h', 'timeout tunnel 1s']);
      const changes: Change[] = [
        ['timeout client 60s', 'timeout client 1s'],
        ['timeout server 300s', 'timeout server 1s'],
        ['timeout tunnel 1h', 'timeout tunnel 4s'],
      ];
      const longer = await start(haproxy, 'subdomain', project, ...changes);
      const times = await Promise.all([limited, longer].map((proxy) => untilClosed(proxy, project.transferToken)));
      expect(times[0]).toBeLessThan(3900);
      expect(times[1]).toBeGreaterThan(3900);
    });
  });
});

test('Caddy behind another proxy keeps its headers', async () => {
  const block = readFences(caddy.page).find(({ text }) => text.includes('trusted_proxies'))?.text ?? '';
  const trusted = block
    .replace('10.0.0.0/8', '127.0.0.0/8')
    .replace('127.0.0.1:1337', new URL(project.product.origin).host);
  const proxy = await start(caddy, 'subdomain', project, [/\treverse_proxy.*/, trusted]);
  expect(await readConnection(proxy, address, SENT)).toMatchObject({ address: '203.0.113.9' });
  expect(await readConnection(proxy, address, APPENDED)).toMatchObject({ address: '198.51.100.1' });
  const alone = await start(caddy, 'subdomain', project);
  expect(await readConnection(alone, address, SENT)).toMatchObject({ address: '127.0.0.2' });
});

test.each([
  { page: nginx, word: 'try_files', line: 'proxy_pass http://127.0.0.1:3000;' },
  { page: caddy, word: 'file_server', line: 'reverse_proxy 127.0.0.1:3000' },
])('$page.page: a frontend of files', async ({ page, word, line }) => {
  const folder = mkdtempSync(join(tmpdir(), 'frontend-'));
  writeFileSync(join(folder, 'index.html'), 'A page');
  writeFileSync(join(folder, 'style.css'), 'p {}');
  const fence = readFences(page.page).find(({ text, values }) => text.includes(word) && !values.title)?.text ?? '';
  for (const form of ['subfolder', 'subfolder split'] as const) {
    const proxy = await start(page, form, project, [line, fence.replace('/var/www/example.com', folder)]);
    expect((await proxy.send('https://example.com/')).text).toBe('A page');
    expect((await proxy.send('https://example.com/style.css')).text).toBe('p {}');
    expect((await proxy.send('https://example.com/any/route')).text).toBe('A page');
    expect((await proxy.send(`${readForm(form).address}/_health`)).status).toBe(204);
  }
  rmSync(folder, { recursive: true });
});

test.each([nginx, caddy, haproxy])('$page: the split has every path of Strapi', async (page) => {
  const found = await project.product.run("return strapi.server.listRoutes().map(({ path }) => path.split('/')[1])");
  const prefixes = new Set((found as string[]).filter((name) => /^[\w-]+$/.test(name)));
  expect(prefixes.size).toBeGreaterThan(8);
  const proxy = await start(page, 'subfolder split', project);
  frontend().paths.length = 0;
  for (const prefix of prefixes) {
    await proxy.send(`https://example.com/${prefix}`);
    await proxy.send(`https://example.com/${prefix}/any`);
  }
  // Pictures of the welcome page at `/`, which the frontend has.
  expect(frontend().paths).toEqual(['/assets', '/assets/any']);
  expect((await proxy.send('https://example.com/administration')).text).toContain('Frontend');
});

test('the comparison counts the lines of the files', () => {
  const [lines] = readRows(OVERVIEW).filter(({ column }) => column === 'Question');
  const count = ({ files }: typeof nginx) => String(files.subdomain.split('\n').filter(Boolean).length);
  expect(lines?.cells.slice(1)).toEqual([nginx, caddy, haproxy].map(count));
});
