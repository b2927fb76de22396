import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUpload, hasIpv6, type Proxy } from '../../tools/product/proxies/src';
import { FORMS, readFences, readForm, readProxyPage, type Form, type ProxyPage } from './support/proxies/pages';
import { startProject, type Project } from './support/proxies/project';
import { useProxies } from './support/proxies/scene';
import { openWebSocket, readConnection, runCurl, withToken } from './support/proxies/visit';

const pages = [
  readProxyPage('docs/dev-docs/deployment/nginx-proxy.md', 'nginx'),
  readProxyPage('docs/dev-docs/deployment/caddy-proxy.md', 'caddyfile'),
  readProxyPage('docs/dev-docs/deployment/haproxy-proxy.md', 'haproxy'),
];

/** Addresses that visitors have. Caddy's file has no lines for IPv6, and runs without it. */
const listVisitors = ({ language }: ProxyPage) =>
  hasIpv6 && language !== 'caddyfile' ? ['127.0.0.2', '::1'] : ['127.0.0.2'];

const { start } = useProxies({ until: 'end' });
const projects = {} as Record<Form, Project>;
beforeAll(async () => {
  for (const form of FORMS) {
    projects[form] = await startProject({ name: `proxy-${form.replace(' ', '-')}`, line: readForm(form).line });
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
      for (const visitor of listVisitors(page)) {
        const seen = await readConnection(proxy, address, headers, visitor);
        expect(seen).toEqual({ address: visitor, protocol: 'https', host });
      }
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
