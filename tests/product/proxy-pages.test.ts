import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUpload, startProxy, type Proxy } from '../../tools/product/proxies/src';
import { placeSeededCopy, readSeededData } from '../../tools/product/start/src/seeded';
import { FORMS, readFences, readForm, readProxyPage, type Form } from './support/proxies/pages';
import { startFrontend, startProject, type Project } from './support/proxies/project';
import { openWebSocket, runCurl, transfer, usePanel, withToken } from './support/proxies/visit';

const pages = [
  readProxyPage('docs/dev-docs/deployment/nginx-proxy.md', 'nginx'),
  readProxyPage('docs/dev-docs/deployment/caddy-proxy.md', 'caddyfile'),
  readProxyPage('docs/dev-docs/deployment/haproxy-proxy.md', 'haproxy'),
];

let frontend: Awaited<ReturnType<typeof startFrontend>>;
let source: string;
const projects = {} as Record<Form, Project>;

beforeAll(async () => {
  frontend = await startFrontend();
  source = placeSeededCopy('proxy-source', await readSeededData());
  // One after the other: each build of a panel uses two cores.
  for (const form of FORMS) {
    projects[form] = await startProject({ name: `proxy-${form.replace(' ', '-')}`, line: readForm(form).line });
  }
});
afterAll(async () => {
  await Promise.all(Object.values(projects).map(({ stop }) => stop()));
  frontend.server.close();
  rmSync(source, { recursive: true, force: true });
});

describe.each(pages)('$page', ({ page, language, files }) => {
  const commands = readFences(page).filter(({ lang, text }) => lang === 'bash' && text.startsWith('curl '));

  describe.each(FORMS)('%s', (form) => {
    const { panel, address } = readForm(form);
    const { host, origin } = new URL(address);
    let proxy: Proxy;
    beforeAll(async () => {
      const { product } = projects[form];
      proxy = await startProxy({
        language,
        text: files[form],
        replace: { '127.0.0.1:1337': new URL(product.origin).host, '127.0.0.1:3000': frontend.address },
      });
    });
    afterAll(() => proxy.stop());

    test("the page's command shows that Strapi responds over HTTP/2", async () => {
      const command = commands[FORMS.indexOf(form)]?.text ?? '';
      expect(command).toContain(`${address}/`);
      expect(await runCurl(command, proxy)).toMatch(/^HTTP\/2 204 /);
    });

    test('HTTP is redirected to HTTPS', async () => {
      const { status, headers } = await proxy.send(`http://${host}/cms/api/dishes?sort=name`);
      expect([301, 308]).toContain(status);
      expect(headers.location).toBe(`https://${host}/cms/api/dishes?sort=name`);
    });

    test('Strapi sees the visitor, whatever the visitor sends', async () => {
      const { text } = await proxy.send(`${address}/connection`, {
        from: '127.0.0.2',
        headers: {
          'X-Forwarded-For': '203.0.113.9',
          'X-Forwarded-Host': 'other.example.org',
          'X-Forwarded-Proto': 'http',
        },
      });
      expect(JSON.parse(text)).toEqual({ address: '127.0.0.2', protocol: 'https', host });
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
      const isSplit = form === 'subfolder split';
      expect(own.headers.location).toBe(isSplit ? undefined : panel);
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
      expect(await openWebSocket(proxy, panel, projects[form].transferToken)).toMatchObject({ status: 101 });
    });

    test('the admin panel works in a browser', async () => {
      frontend.paths.length = 0;
      await usePanel(panel, proxy);
      expect(frontend.paths.filter((path) => path !== '/favicon.ico')).toEqual([]);
    });
  });

  test('strapi transfer works', async () => {
    const { product, transferToken } = projects.subfolder;
    const { panel } = readForm('subfolder');
    const proxy = await startProxy({
      language,
      text: files.subfolder,
      replace: { '127.0.0.1:1337': new URL(product.origin).host, '127.0.0.1:3000': frontend.address },
    });
    try {
      expect(await transfer(source, proxy, panel, transferToken)).toContain('Transfer process has been completed');
    } finally {
      await proxy.stop();
    }
  });
});
