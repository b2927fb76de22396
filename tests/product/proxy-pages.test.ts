import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUpload, type Proxy } from '../../tools/product/proxies/src';
import { placeSeededCopy, readSeededData } from '../../tools/product/start/src/seeded';
import { FORMS, readFences, readForm, readProxyPage, type Form } from './support/proxies/pages';
import { startProject, type Project } from './support/proxies/project';
import { useProxies } from './support/proxies/scene';
import { openWebSocket, readConnection, runCurl, transfer, usePanel, withToken } from './support/proxies/visit';

const pages = [
  readProxyPage('docs/dev-docs/deployment/nginx-proxy.md', 'nginx'),
  readProxyPage('docs/dev-docs/deployment/caddy-proxy.md', 'caddyfile'),
  readProxyPage('docs/dev-docs/deployment/haproxy-proxy.md', 'haproxy'),
];

/** The form whose panel is built here. Panels of the others are in `rotated/proxy-slow.test.ts`. */
const WITH_PANEL: Form = 'subfolder';

const { frontend, start } = useProxies({ until: 'end' });
const projects = {} as Record<Form, Project>;
beforeAll(async () => {
  for (const form of FORMS) {
    const { line } = readForm(form);
    const panel = form === WITH_PANEL ? line : undefined;
    projects[form] = await startProject({ name: `proxy-${form.replace(' ', '-')}`, line, panel });
  }
});
afterAll(() => Promise.all(Object.values(projects).map(({ stop }) => stop())));

describe.each(pages)('$page', (page) => {
  const lines = readFences(page.page).flatMap(({ lang, text }) => (lang === 'bash' ? text.split('\n') : []));
  const commands = lines.filter((line) => line.startsWith('curl '));

  describe.each(FORMS)('%s', (form) => {
    const { panel, address } = readForm(form);
    const { host, origin } = new URL(address);
    let proxy: Proxy;
    beforeAll(async () => {
      proxy = await start(page, form, projects[form]);
    });

    test("the page's command shows that Strapi responds over HTTP/2", async () => {
      const command = commands[FORMS.indexOf(form)] ?? '';
      expect(command).toContain(`${address}/`);
      expect(await runCurl(command, proxy)).toMatch(/^HTTP\/2 204 /);
    });

    test('HTTP is redirected to HTTPS', async () => {
      const { status, headers } = await proxy.send(`http://${host}/cms/api/dishes?sort=name`);
      expect([301, 308]).toContain(status);
      expect(headers.location).toBe(`https://${host}/cms/api/dishes?sort=name`);
    });

    test('Strapi sees the visitor, whatever the visitor sends', async () => {
      const headers = {
        'X-Forwarded-For': '203.0.113.9',
        'X-Forwarded-Host': 'other.example.org',
        'X-Forwarded-Proto': 'http',
      };
      const seen = await readConnection(proxy, address, headers);
      expect(seen).toEqual({ address: '127.0.0.2', protocol: 'https', host });
    });

    test('a sign-in with a provider gets a secure cookie and the public address', async () => {
      const { status, headers } = await proxy.send(`${address}/api/connect/github`);
      expect(status).toBe(302);
      const callback = new URL(headers.location ?? '').searchParams.get('redirect_uri');
      expect(callback).toBe(`${address}/api/connect/github/callback`);
      expect(headers['set-cookie']?.join()).toMatch(/; secure/i);
    });

    test('the root leads to the admin panel, or is the frontend', async () => {
      const own = await proxy.send(`${address}/`);
      const root = await proxy.send(`${origin}/`);
      expect(own.headers.location).toBe(form === 'subfolder split' ? undefined : panel);
      expect(root.text.includes('Frontend')).toBe(form !== 'subdomain');
    });

    test('an upload gets through, and its address has no prefix', async () => {
      const { status, text } = await proxy.send(`${address}/api/upload`, createUpload(2 ** 21, withToken));
      expect(status).toBe(200);
      const [{ url }] = JSON.parse(text) as [{ url: string }];
      expect(url).toMatch(/^\/uploads\//);
      expect((await proxy.send(address + url)).text).toHaveLength(2 ** 21);
      expect((await proxy.send(origin + url)).text.includes('Frontend')).toBe(form === 'subfolder');
    });

    test('a WebSocket is opened', async () => {
      const { transferToken } = projects[form];
      expect(await openWebSocket(proxy, panel, transferToken)).toMatchObject({ status: 101 });
    });
  });

  test('the admin panel works in a browser', async () => {
    const proxy = await start(page, WITH_PANEL, projects[WITH_PANEL]);
    frontend().paths.length = 0;
    await usePanel(readForm(WITH_PANEL).panel, proxy);
    expect(frontend().paths.filter((path) => path !== '/favicon.ico')).toEqual([]);
  });

  test('a prefix without a slash leads to Strapi, and one that only begins the same to the frontend', async () => {
    const proxy = await start(page, 'subfolder', projects.subfolder);
    const { panel, address } = readForm('subfolder');
    const { status, headers } = await proxy.send(address);
    expect([301, 302]).toContain(status);
    expect([`${address}/`, '/cms/', panel]).toContain(headers.location?.replace(/:\d+/, ''));
    expect((await proxy.send(`${address}x`)).text).toContain('Frontend');
    expect((await proxy.send(`${address}/api/dishes/`)).status).toBe(200);
  });
});

// Last, since a transfer replaces the data of the project.
describe('strapi transfer', () => {
  let source: string;
  beforeAll(async () => {
    source = placeSeededCopy('proxy-source', await readSeededData());
  });
  afterAll(() => rmSync(source, { recursive: true, force: true }));

  test.each(pages)('$page: works at the address of the panel', async (page) => {
    const command = readFences(page.page).find(({ text }) => text.startsWith('strapi transfer'))?.text;
    expect(command).toBe(`strapi transfer --to ${readForm('subdomain').panel} --to-token your-transfer-token`);
    const { product, transferToken } = projects.subfolder;
    const proxy = await start(page, 'subfolder', projects.subfolder);
    await product.run("await strapi.db.query('api::review.review').deleteMany(); return 0;");
    const output = await transfer(source, proxy, readForm('subfolder').panel, transferToken);
    expect(output).toContain('Transfer process has been completed');
    const count = await product.run("return strapi.db.query('api::review.review').count()");
    expect(count).toBeGreaterThan(0);
  });
});
