import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { expect } from 'vitest';
import { checkConfiguration, createUpload, type Proxy } from '../../../../tools/product/proxies/src';
import { NOTHING, serve, serveSilence } from './backends';
import { readForm, type Form, type ProxyPage } from './pages';
import { startProject, type Project } from './project';
import type { Change } from './scene';
import { look, openWebSocket, transfer, withToken } from './visit';

/** What a symptom is provoked with. */
export type Scene<Name extends string = 'right' | 'bare'> = {
  page: ProxyPage;
  /** Projects, by what is wrong with them; `bare` has neither `proxy` nor `url`. */
  projects: Record<Name, Project>;
  /** Starts the proxy of a form with changes, in front of a project or of another server. It is stopped at the end. */
  start: (form: Form, server: Project | string, ...changes: Change[]) => Promise<Proxy>;
  /** A project that `strapi transfer` reads from. */
  source: string;
};

/** Provokes a symptom, and compares what comes of it with what the page says. */
export type Symptom<Name extends string = 'right' | 'bare'> = (scene: Scene<Name>) => Promise<void>;

/** Symptoms whose projects have an admin panel, or that take long; `moved` has the panel of another address. */
export type LongName = 'right' | 'path' | 'plain' | 'moved';

const subfolder = readForm('subfolder');
const subdomain = readForm('subdomain');
const split = readForm('subfolder split');

const showsStatus =
  (server: () => string | Promise<string>, status: number, text: RegExp, ...changes: Change[]): Symptom =>
  async ({ start }) => {
    const proxy = await start('subdomain', await server(), ...changes);
    const reply = await proxy.send(`${subdomain.address}/api/dishes`);
    expect(reply.status).toBe(status);
    expect(reply.text).toMatch(text);
  };

const upload =
  (megabytes: number, text: string): Symptom<'right'> =>
  async ({ start, projects }) => {
    const proxy = await start('subdomain', projects.right);
    const reply = await proxy.send(`${subdomain.address}/api/upload`, createUpload(megabytes * 2 ** 20, withToken));
    expect(reply.status).toBe(413);
    expect(reply.text).toContain(text);
  };

/** Each language's way to pass a prefix on. */
const KEEP_PREFIX: Record<ProxyPage['language'], Change> = {
  nginx: ['proxy_pass http://127.0.0.1:1337/;', 'proxy_pass http://127.0.0.1:1337;'],
  caddyfile: ['handle_path /cms/*', 'handle /cms/*'],
  haproxy: [/^.*set-path.*\n/m, ''],
};

const keepsPrefix: Symptom = async ({ page, start, projects }) => {
  const proxy = await start('subfolder', projects.right, KEEP_PREFIX[page.language]);
  for (const path of ['/api/dishes', '/admin/init', '/uploads/plate.jpg']) {
    const reply = await proxy.send(subfolder.address + path);
    expect(reply.status).toBe(404);
    expect(JSON.parse(reply.text)).toMatchObject({ error: { name: 'NotFoundError' } });
  }
};

const hasOnlyPath: Symptom<LongName> = async ({ start, projects }) => {
  // With a path alone, Strapi serves the panel below it, and a reader forwards the whole path.
  const proxy = await start('subfolder split', projects.path, [/\b_health\|/, '_health|cms|']);
  const init = await proxy.send('https://example.com/cms/admin/init');
  expect(init.headers['content-type']).toContain('text/html');
  expect((await proxy.send('https://example.com/admin/init')).headers['content-type']).toContain('json');
  expect(await look('https://example.com/cms/admin', proxy, /TypeError/)).toContain('TypeError');
};

const isPlain: Symptom<LongName> = async ({ start, projects }) => {
  const proxy = await start('subdomain', projects.plain);
  expect(await look(subdomain.panel, proxy, /connect-src/)).toContain('http://cms.example.com');
};

const hasOldAddress: Symptom<LongName> = async ({ start, projects }) => {
  const proxy = await start('subfolder split', projects.moved);
  const old = `${subdomain.panel}/init`;
  expect(await look(split.panel, proxy, /\/admin\/init/)).toContain(old);
};

const loops: Symptom = async ({ start, projects }) => {
  const proxy = await start('subdomain', projects.right);
  const files = { cert: readFileSync(proxy.certificate.chain), key: readFileSync(proxy.certificate.key) };
  const outer = createTlsServer(files, (socket) => {
    const inner = connect(proxy.ports.http, '127.0.0.1');
    [socket, inner].forEach((end) => end.on('error', () => {}));
    socket.pipe(inner).pipe(socket);
  });
  const https = Number((await serve(outer)).split(':')[1]);
  const inFront = { ...proxy, ports: { ...proxy.ports, https } };
  expect(await look(subdomain.panel, inFront, /ERR_/)).toContain('ERR_TOO_MANY_REDIRECTS');
};

const hasNoSession: Symptom = async ({ start, projects }) => {
  const proxy = await start('subdomain', projects.bare);
  expect((await proxy.send(`${subdomain.address}/api/connect/github`)).status).toBe(500);
  await expect
    .poll(() => projects.bare.product.output.join(''))
    .toContain('Cannot send secure cookie over unencrypted connection');
};

const returnsElsewhere: Symptom = async ({ projects }) => {
  const address = await projects.bare.product.run(
    "return strapi.plugin('users-permissions').service('providers').buildRedirectUri('github')",
  );
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:/);
};

const missesImages: Symptom = async ({ start, projects }) => {
  const proxy = await start('subfolder', projects.right);
  const [{ url }] = (await projects.right.product.run(
    "return strapi.entityService.findMany('plugin::upload.file', { filters: { mime: { $startsWith: 'image/' } }, limit: 1 })",
  )) as [{ url: string }];
  expect((await proxy.send(`https://example.com${url}`)).text).toContain('Frontend');
  const { status, headers } = await proxy.send(subfolder.address + url);
  expect([status, headers['content-type']?.split('/')[0]]).toEqual([200, 'image']);
};

const dropsUpgrade: Symptom = async ({ start, projects, source }) => {
  const proxy = await start('subfolder', projects.right, [/^.* Upgrade .*\n/m, '']);
  const output = await transfer(source, proxy, subfolder.panel, projects.right.transferToken);
  expect(output).toContain('Unexpected server response 500');
  expect(projects.right.product.output.join('')).toContain("Transfer Upgrade header expected 'websocket'");
};

/** It takes a project of its own, which is gone afterwards. */
const stops: Symptom<LongName> = async ({ start, source }) => {
  const project = await startProject({ name: 'proxy-stopped', line: subdomain.line });
  const proxy = await start('subdomain', project, [/^.*proxy_set_header Connection .*\n/m, '']);
  const output = await transfer(source, proxy, subdomain.panel, project.transferToken);
  expect(output).toContain('Transfer process failed');
  await expect.poll(() => project.product.running, { timeout: 60_000 }).toBe(false);
  expect(project.product.output.join('')).toContain('Error: WebSocket is not open');
  await project.stop();
};

const reachesFrontend: Symptom = async ({ page, start, projects, source }) => {
  const proxy = await start('subfolder split', projects.right, [/\badmin\|/, '']);
  const { transferToken } = projects.right;
  expect(await openWebSocket(proxy, split.panel, transferToken)).toMatchObject({ status: 200 });
  if (page.language === 'nginx') {
    const output = await transfer(source, proxy, split.panel, transferToken);
    expect(output).toContain('Unexpected server response 200');
  }
};

const hasNoBlock: Symptom = async ({ page: { files }, start, projects }) => {
  const rest = /\n\thandle \{\n.*\n\t\}\n/.exec(files.subfolder)?.[0] ?? '';
  const proxy = await start('subfolder', projects.right, [rest, '']);
  expect(await proxy.send('https://example.com/any')).toMatchObject({ status: 200, text: '' });
};

const hasNoName: Symptom = async ({ start, projects }) => {
  const proxy = await start('subdomain', projects.right);
  expect(await look('https://other.example.com/admin', proxy, /ERR_/)).toContain('ERR_SSL_PROTOCOL_ERROR');
};

const sharesLimit: Symptom = async ({ start, projects }) => {
  const statuses = async (project: Project) => {
    const proxy = await start('subdomain', project);
    const found: number[] = [];
    // One more than the ten attempts a minute that visitors with one address have together.
    for (let visitor = 2; visitor < 13; visitor += 1) {
      const { status, text } = await proxy.send(`${subdomain.address}/api/auth/local`, {
        method: 'POST',
        from: `127.0.0.${visitor}`,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ identifier: `guest-${visitor}`, password: 'Sample-9999' }),
      });
      found.push(status);
      expect(text.includes('Too many requests, please try again later.')).toBe(status === 429);
    }
    return found;
  };
  expect(await statuses(projects.bare)).toContain(429);
  expect(await statuses(projects.right)).not.toContain(429);
};

const isRefused =
  (message: string, change: Change): Symptom =>
  async ({ page: { language, files } }) => {
    const text = files.subfolder.replace(...change);
    expect(text).not.toBe(files.subfolder);
    await expect(checkConfiguration({ language, text })).rejects.toThrow(message);
  };

/** Symptoms by what pages call them, apart from those below. */
export const SYMPTOMS: Record<string, Symptom> = {
  '502 Bad Gateway': showsStatus(() => NOTHING, 502, /502 Bad Gateway/),
  'Status 502 with an empty page': showsStatus(() => NOTHING, 502, /^$/),
  'An empty page with status 200': hasNoBlock,
  ERR_SSL_PROTOCOL_ERROR: hasNoName,
  '503 Service Unavailable': showsStatus(() => NOTHING, 503, /503 Service Unavailable/),
  '504 Gateway Time-out': showsStatus(serveSilence, 504, /504 Gateway Time-out/, ['300s', '1s']),
  '413 Request Entity Too Large': upload(257, '413 Request Entity Too Large'),
  'JSON with status 404 at every path under /cms': keepsPrefix,
  ERR_TOO_MANY_REDIRECTS: loops,
  'Status 500 when signing in with a provider, and Cannot send secure cookie over unencrypted connection in the log':
    hasNoSession,
  'A provider returns users to localhost or another wrong URL': returnsElsewhere,
  'Images are missing at https://example.com/uploads/…': missesImages,
  'Unexpected server response 500 from strapi transfer': dropsUpgrade,
  'Unexpected server response 200 from strapi transfer': reachesFrontend,
  'Too many requests, please try again later. when a site user first signs in': sharesLimit,
  'duplicate location "/" from nginx -t': isRefused('duplicate location "/"', ['location /cms/ {', 'location / {']),
  // Two spaces, so that the path stays.
  'cannot load certificate from nginx -t': isRefused('cannot load certificate', [
    'ssl_certificate ',
    'ssl_certificate  ',
  ]),
  'unable to stat SSL certificate from haproxy -c': isRefused('unable to stat SSL certificate', [' crt ', ' crt  ']),
};

/** Symptoms that take long, or need an admin panel. */
export const LONG_SYMPTOMS: Record<string, Symptom<LongName>> = {
  'Status 413 with FileTooBig': upload(201, '"message":"FileTooBig"'),
  'The admin panel keeps loading, and /cms/admin/init returns HTML': hasOnlyPath,
  'Strapi stops during strapi transfer with WebSocket is not open': stops,
  "The admin panel doesn't load, and the browser console mentions connect-src": isPlain,
  'A new PUBLIC_URL has no effect on the panel': hasOldAddress,
};
