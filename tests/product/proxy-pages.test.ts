import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUpload, startProxy, type Proxy } from '../../tools/product/proxies/src';
import { readAccess } from '../../tools/product/start/src/access';
import { Panel } from './support/panel';
import { FORMS, readForm, readProxyPage, type Form } from './support/proxies/pages';
import { startFrontEnd, startProject, type Project } from './support/proxies/project';

const pages = [readProxyPage('docs/dev-docs/deployment/nginx-proxy.md', 'nginx')];

let frontEnd: Awaited<ReturnType<typeof startFrontEnd>>;
const projects = new Map<Form, Project>();

beforeAll(async () => {
  frontEnd = await startFrontEnd();
  const t = Date.now();
  const started = FORMS.map((form) => startProject(`proxy-${form.replace(' ', '-')}`, readForm(form).line));
  (await Promise.all(started)).forEach((project, index) => projects.set(FORMS[index]!, project));
  console.log('projects', Date.now() - t);
});
afterAll(async () => {
  await Promise.all([...projects.values()].map(({ stop }) => stop()));
  frontEnd.server.close();
});

describe.each(pages)('$page', ({ language, files }) => {
  describe.each(FORMS)('%s', (form) => {
    const { panel, address } = readForm(form);
    let proxy: Proxy;
    beforeAll(async () => {
      const { product } = projects.get(form)!;
      proxy = await startProxy({
        language,
        text: files[form],
        replace: { '127.0.0.1:1337': new URL(product.origin).host, '127.0.0.1:3000': frontEnd.address },
      });
    });
    afterAll(() => proxy.stop());
    test('try', async () => {
      const { product, transferToken } = projects.get(form)!;
      console.log(address, panel, await proxy.send(`${address}/_health`));
      console.log(await proxy.send(`${address.replace('https', 'http')}/api/dishes?x=1`));
      console.log(await proxy.send(`${address}/connection`, { headers: { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Host': 'evil.example.org', 'X-Forwarded-Proto': 'http' } }));
      console.log(await proxy.send(`${address}/api/connect/github`));
      console.log((await proxy.send(`${address}/`)).headers.location);
      for (const headers of [{ Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==', Authorization: `Bearer ${transferToken}` }])
        console.log(await proxy.send(`${panel}/transfer/runner/push`, { headers }));
      const auth = { Authorization: `Bearer ${readAccess().apiToken.key}` };
      for (const mb of [2, 199, 201, 257]) {
        const t = Date.now();
        const r = await proxy.send(`${address}/api/upload`, createUpload(mb * 1024 * 1024, auth)).catch((e: Error) => ({ status: e.message, text: '' }));
        console.log(mb, r.status, r.text.slice(0, 200), Date.now() - t);
      }
      const t = Date.now();
      const browser = await Panel.open(panel, proxy.ports.https);
      browser.page.setDefaultTimeout(30_000);
      browser.page.on('console', (m) => console.log('console', m.text()));
      browser.page.on('requestfailed', (m) => console.log('failed', m.url()));
      const { email, password } = readAccess().administrator;
      await browser.type(email, 'Email');
      await browser.type(password, 'Password');
      await browser.press('Login');
      await browser.page.getByText('Content Manager').first().waitFor();
      await browser.page.goto(`${panel}/plugins/upload`);
      await browser.page.locator('img[src*="uploads"]').first().waitFor();
      console.log(await browser.page.evaluate(() => [...document.images].map((i) => [i.src, i.naturalWidth])));
      await browser.close();
      console.log('browser', Date.now() - t, frontEnd.paths);
      void product;
    });
  });
});
