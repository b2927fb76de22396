import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeSeededCopy, readSeededData } from '../../../tools/product/start/src/seeded';
import { serveLate, serveSilence } from '../support/proxies/backends';
import { readFences, readForm, readProxyPage, readSymptoms } from '../support/proxies/pages';
import { startProject } from '../support/proxies/project';
import { useProxies, type Change } from '../support/proxies/scene';
import { LONG_SYMPTOMS, type LongName, type Scene } from '../support/proxies/symptoms';
import { readUploads, tryUpload } from '../support/proxies/uploads';
import { transfer, usePanel } from '../support/proxies/visit';

const nginx = readProxyPage('docs/dev-docs/deployment/nginx-proxy.md', 'nginx');
const caddy = readProxyPage('docs/dev-docs/deployment/caddy-proxy.md', 'caddyfile');
const pages = [nginx, caddy, readProxyPage('docs/dev-docs/deployment/haproxy-proxy.md', 'haproxy')];

const { line: subdomain, address } = readForm('subdomain');
const { line: subfolder, panel: subfolderPanel } = readForm('subfolder');
const { line: split, panel: splitPanel } = readForm('subfolder split');

const projects = {} as Scene<LongName | 'subfolder' | 'split'>['projects'];
const { frontend, start } = useProxies();
let source: string;
beforeAll(async () => {
  source = placeSeededCopy('proxy-slow', await readSeededData());
  const build = async (name: keyof typeof projects, line: string, panel = line) => {
    projects[name] = await startProject({ name: `proxy-panel-${name}`, line, panel });
  };
  // One after the other: each build of a panel uses two cores.
  await build('right', subdomain);
  await build('subfolder', subfolder);
  await build('split', split);
  await build('moved', split, subdomain);
  await build('path', 'PUBLIC_URL=/cms');
  await build('plain', subdomain.replace('https', 'http'));
});
afterAll(async () => {
  await Promise.all(Object.values(projects).map(({ stop }) => stop()));
  rmSync(source, { recursive: true, force: true });
});

describe.each(pages)('$page', (page) => {
  test.each([
    ['subdomain', 'right'],
    ['subfolder', 'subfolder'],
    ['subfolder split', 'split'],
  ] as const)('the admin panel of the form "%s" works in a browser', async (form, name) => {
    const proxy = await start(page, form, projects[name]);
    frontend().paths.length = 0;
    await usePanel(readForm(form).panel, proxy);
    expect(frontend().paths.filter((path) => path !== '/favicon.ico')).toEqual([]);
  });

  test.each(readSymptoms(page).filter((name) => name in LONG_SYMPTOMS))('%s', async (name) => {
    await LONG_SYMPTOMS[name]?.({ page, projects, source, start: (...details) => start(page, ...details) });
  });
});

test.each(readUploads(nginx, 'long'))('an upload of $size gets: $without, $raised', async ({ size, ...row }) => {
  expect(await tryUpload(nginx, start, projects.right, size)).toEqual(row);
});

test('without proxy_read_timeout, nginx waits 60 seconds', async () => {
  const proxy = await start(nginx, 'subdomain', await serveSilence(), [/^.*proxy_read_timeout.*\n/m, '']);
  const begin = Date.now();
  expect(await proxy.send(`${address}/`)).toMatchObject({ status: 504 });
  const seconds = (Date.now() - begin) / 1000;
  expect(seconds).toBeGreaterThan(59);
  expect(seconds).toBeLessThan(70);
});

test('Caddy waits longer than the usual limits of a minute', async () => {
  const proxy = await start(caddy, 'subdomain', await serveLate(75_000));
  expect(await proxy.send(`${address}/`)).toMatchObject({ status: 200, text: 'late' });
});

test('with a path missing in the split, the frontend gets requests of the panel', async () => {
  const proxy = await start(nginx, 'subfolder split', projects.split, ['content-manager|', '']);
  frontend().paths.length = 0;
  await expect(usePanel(splitPanel, proxy)).rejects.toThrow();
  expect(frontend().paths.some((path) => path.startsWith('/content-manager/'))).toBe(true);
});

// Last, since a transfer replaces the data of the project.
test.each(pages)('$page: strapi transfer works at the address of the panel', async (page) => {
  const command = readFences(page.page).find(({ text }) => text.startsWith('strapi transfer'))?.text;
  expect(command).toBe(`strapi transfer --to ${readForm('subdomain').panel} --to-token your-transfer-token`);
  const { product, transferToken } = projects.subfolder;
  const proxy = await start(page, 'subfolder', projects.subfolder);
  await product.run("await strapi.db.query('api::review.review').deleteMany(); return 0;");
  const output = await transfer(source, proxy, subfolderPanel, transferToken);
  expect(output).toContain('Transfer process has been completed');
  const count = await product.run("return strapi.db.query('api::review.review').count()");
  expect(count).toBeGreaterThan(0);
});

test('without proxy_http_version, strapi transfer works too', async () => {
  const change: Change = [/^.*proxy_http_version .*\n/m, ''];
  const proxy = await start(nginx, 'subfolder', projects.subfolder, change);
  const output = await transfer(source, proxy, subfolderPanel, projects.subfolder.transferToken);
  expect(output).toContain('Transfer process has been completed');
});
