import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUpload, type Proxy } from '../../tools/product/proxies/src';
import { readRows } from '../support/tables';
import { FORMS, readFences, readForm, readProxyPage } from './support/proxies/pages';
import { startProject, type Project } from './support/proxies/project';
import { useProxies, type Change } from './support/proxies/scene';
import { openWebSocket, withToken } from './support/proxies/visit';

const nginx = readProxyPage('docs/dev-docs/deployment/nginx-proxy.md', 'nginx');
const caddy = readProxyPage('docs/dev-docs/deployment/caddy-proxy.md', 'caddyfile');
const haproxy = readProxyPage('docs/dev-docs/deployment/haproxy-proxy.md', 'haproxy');
const OVERVIEW = 'docs/dev-docs/deployment/optional-software-guides.md';

const { address, panel, line } = readForm('subdomain');

const { frontend, start } = useProxies();
let project: Project;
beforeAll(async () => {
  project = await startProject({ name: 'proxy-tables', line, panel: 'none' });
});
afterAll(() => project.stop());

const SENT = { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Host': 'other.example.org' };

/** What Strapi knows about a visitor at 127.0.0.2. */
async function readConnection(proxy: Proxy, headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const { text } = await proxy.send(`${address}/connection`, { from: '127.0.0.2', headers });
  return JSON.parse(text) as Record<string, string>;
}

describe.each([
  ['nginx', nginx, (name: string): Change => [new RegExp(`^.*proxy_set_header ${name} .*\\n`, 'm'), '']],
  ['haproxy', haproxy, (name: string): Change => [new RegExp(`^.*set-header ${name} .*\\n`, 'm'), '']],
] as const)('%s without a header', (_name, page, without) => {
  test('X-Forwarded-For: the visitor has the address of the proxy, or any other', async () => {
    const proxy = await start(page, 'subdomain', project, without('X-Forwarded-For'));
    expect(await readConnection(proxy)).toMatchObject({ address: '127.0.0.1' });
    expect(await readConnection(proxy, SENT)).toMatchObject({ address: '203.0.113.9' });
  });

  test('X-Forwarded-Proto: no session', async () => {
    const proxy = await start(page, 'subdomain', project, without('X-Forwarded-Proto'));
    expect(await readConnection(proxy)).toMatchObject({ protocol: 'http' });
    expect((await proxy.send(`${address}/api/connect/github`)).status).toBe(500);
  });

  test('X-Forwarded-Host: Strapi uses Host, or what the visitor sends', async () => {
    const proxy = await start(page, 'subdomain', project, without('X-Forwarded-Host'));
    expect(await readConnection(proxy)).toMatchObject({ host: 'cms.example.com' });
    expect(await readConnection(proxy, SENT)).toMatchObject({ host: 'other.example.org' });
  });
});

describe('nginx', () => {
  test('without Host, Strapi still knows the name', async () => {
    const proxy = await start(nginx, 'subdomain', project, [/^.*proxy_set_header Host .*\n/m, '']);
    expect(await readConnection(proxy)).toMatchObject({ host: 'cms.example.com' });
  });

  test.each(['Upgrade', 'Connection', 'proxy_http_version'])('without %s, no WebSocket', async (name) => {
    const line = new RegExp(`^.*(?:proxy_set_header ${name} |${name} ).*\\n`, 'm');
    const proxy = await start(nginx, 'subdomain', project, [line, '']);
    expect((await openWebSocket(proxy, panel, project.transferToken)).status).not.toBe(101);
  });

  test('a list of addresses lets visitors choose theirs', async () => {
    const change: Change = ['X-Forwarded-For $remote_addr', 'X-Forwarded-For $proxy_add_x_forwarded_for'];
    const proxy = await start(nginx, 'subdomain', project, change);
    expect(await readConnection(proxy, SENT)).toMatchObject({ address: '203.0.113.9' });
  });

  test('a location with a header has no others', async () => {
    const change: Change = ['location / {', 'location / {\n proxy_set_header X-Colour red;'];
    const proxy = await start(nginx, 'subdomain', project, change);
    expect(await readConnection(proxy)).toMatchObject({ address: '127.0.0.1', protocol: 'http' });
  });

  test('behind another proxy, the visitor has the address that it sends', async () => {
    const lines = readFences(nginx.page).find(({ text }) => text.includes('real_ip_header'))?.text ?? '';
    const trusted = lines.replace('10.0.0.0/8', '127.0.0.0/8');
    const proxy = await start(nginx, 'subdomain', project, ['location / {', `${trusted}\nlocation / {`]);
    expect(await readConnection(proxy, SENT)).toMatchObject({ address: '203.0.113.9' });
  });

  test('gives up when Strapi sends nothing', async () => {
    const proxy = await start(nginx, 'subdomain', project, ['proxy_read_timeout 300s', 'proxy_read_timeout 1s']);
    expect(await untilClosed(proxy)).toBeLessThan(10_000);
  });

  const rows = readRows(nginx.page).filter(({ column }) => column === 'Upload');
  test.each(rows.map(({ cells: [size = '', without = '', raised = ''] }) => ({ size, without, raised })))(
    'an upload of $size gets: $without, $raised',
    async ({ size, without, raised }) => {
      const upload = async (...changes: Change[]) => {
        const proxy = await start(nginx, 'subdomain', project, ...changes);
        project.product.output.length = 0;
        const bytes = Math.round(Number.parseFloat(size) * 2 ** 20);
        const { status, text } = await proxy.send(`${address}/api/upload`, createUpload(bytes, withToken));
        if (text.startsWith('<')) {
          expect(project.product.output.join('')).not.toContain('/api/upload');
        }
        return `${status} from ${text.startsWith('<') ? 'nginx' : 'Strapi'}`;
      };
      expect(await upload([/^.*client_max_body_size.*\n/m, ''])).toBe(without);
      expect(await upload()).toBe(raised);
    },
  );
});

/** Opens a WebSocket on which nobody says anything, and tells after how many milliseconds it is closed. */
async function untilClosed(proxy: Proxy): Promise<number> {
  const begin = Date.now();
  const socket = connect({
    host: '127.0.0.1',
    port: proxy.ports.https,
    servername: 'cms.example.com',
    ca: proxy.certificate.authority,
  });
  const lines = [
    'GET /admin/transfer/runner/push HTTP/1.1',
    'Host: cms.example.com',
    `Authorization: Bearer ${project.transferToken}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16, 1).toString('base64')}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [first] = await Promise.all([
    new Promise<string>((resolve) => socket.once('data', (chunk: Buffer) => resolve(chunk.toString()))),
    new Promise((resolve) => socket.once('close', resolve)),
  ]);
  expect(first).toContain('101 Switching Protocols');
  return Date.now() - begin;
}

/** What a proxy sends until it closes a connection, on which only the beginning of a request arrives. */
async function sendBeginning(proxy: Proxy, text: string): Promise<string> {
  const socket = connect({
    host: '127.0.0.1',
    port: proxy.ports.https,
    servername: 'cms.example.com',
    ca: proxy.certificate.authority,
  });
  let output = '';
  socket.on('data', (chunk: Buffer) => (output += chunk.toString()));
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  return output;
}

describe('HAProxy', () => {
  test('a header of the visitor stays in front with forwardfor', async () => {
    const change: Change = [/^.*set-header X-Forwarded-For.*\n/m, '  option forwardfor\n'];
    const proxy = await start(haproxy, 'subdomain', project, change);
    expect(await readConnection(proxy, SENT)).toMatchObject({ address: '203.0.113.9' });
  });

  test('behind another proxy, the visitor has the address that it sends', async () => {
    const proxy = await start(haproxy, 'subdomain', project, ['%[src]', '%[src] unless { src 127.0.0.0/8 }']);
    expect(await readConnection(proxy, SENT)).toMatchObject({ address: '203.0.113.9' });
  });

  test('another name gets 503', async () => {
    const proxy = await start(haproxy, 'subdomain', project);
    const { status, text } = await proxy.send(`${address}/`, { headers: { Host: 'other.example.com' } });
    expect(status).toBe(503);
    expect(text).toContain('503 Service Unavailable');
  });

  test('a prefix without a slash reaches Strapi, too', async () => {
    const proxy = await start(haproxy, 'subfolder', project);
    expect((await proxy.send('https://example.com/cms')).headers.location).toBe(panel);
    expect((await proxy.send('https://example.com/cms/api/dishes/')).status).toBe(200);
    expect((await proxy.send('https://example.com/cmsx')).text).toContain('Frontend');
  });

  test('the limits end what the page says', async () => {
    const rows = readRows(haproxy.page).filter(({ heading }) => heading === 'Time limits and transfers');
    expect(rows.map(({ codes: [[name] = []] }) => name?.split(' ')[1])).toEqual([
      'connect',
      'http-request',
      'client',
      'server',
      'tunnel',
    ]);
    const request = await start(haproxy, 'subdomain', project, ['timeout http-request 10s', 'timeout http-request 1s']);
    expect(await sendBeginning(request, 'GET / HTTP/1.1\r\n')).toContain('408 Request Time-out');
    const upload = 'POST /api/upload HTTP/1.1\r\nHost: cms.example.com\r\nContent-Length: 100\r\n\r\nfive';
    const client = await start(haproxy, 'subdomain', project, ['timeout client 60s', 'timeout client 1s']);
    expect(await sendBeginning(client, upload)).toBe('?');
    const tunnel = await start(haproxy, 'subdomain', project, ['timeout tunnel 1h', 'timeout tunnel 1s']);
    expect(await untilClosed(tunnel)).toBeLessThan(10_000);
  });
});

test('Caddy behind another proxy keeps its headers', async () => {
  const block = readFences(caddy.page).find(({ text }) => text.includes('trusted_proxies'))?.text ?? '';
  const trusted = block
    .replace('10.0.0.0/8', '127.0.0.0/8')
    .replace('127.0.0.1:1337', new URL(project.product.origin).host);
  const proxy = await start(caddy, 'subdomain', project, [/\treverse_proxy.*/, trusted]);
  expect(await readConnection(proxy, SENT)).toMatchObject({ address: '203.0.113.9' });
  const alone = await start(caddy, 'subdomain', project);
  expect(await readConnection(alone, SENT)).toMatchObject({ address: '127.0.0.2' });
});

test.each([
  [nginx, 'try_files', /proxy_pass http:\/\/127\.0\.0\.1:3000;/],
  [caddy, 'file_server', /reverse_proxy 127\.0\.0\.1:3000/],
] as const)('$0.page: a frontend of files', async (page, word, line) => {
  const folder = mkdtempSync(join(tmpdir(), 'frontend-'));
  writeFileSync(join(folder, 'index.html'), 'A page');
  writeFileSync(join(folder, 'style.css'), 'p {}');
  const fence = readFences(page.page).find(({ text, values }) => text.includes(word) && !values.title)?.text ?? '';
  const proxy = await start(page, 'subfolder split', project, [line, fence.replace('/var/www/example.com', folder)]);
  expect((await proxy.send('https://example.com/')).text).toBe('A page');
  expect((await proxy.send('https://example.com/style.css')).text).toBe('p {}');
  expect((await proxy.send('https://example.com/any/route')).text).toBe('A page');
  expect((await proxy.send('https://example.com/_health')).status).toBe(204);
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
  expect(frontend().paths).toEqual(['?']);
  expect((await proxy.send('https://example.com/administration')).text).toContain('Frontend');
});

test('the comparison is that of the files', async () => {
  const [lines] = readRows(OVERVIEW).filter(({ column }) => column === 'Question');
  const count = ({ files }: typeof nginx) => String(files.subdomain.split('\n').filter(Boolean).length);
  expect(lines?.cells.slice(1)).toEqual([nginx, caddy, haproxy].map(count));
  expect(FORMS).toHaveLength(3);
});
