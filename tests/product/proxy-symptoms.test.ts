import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startProxy, type Proxy } from '../../tools/product/proxies/src';
import { placeSeededCopy, readSeededData } from '../../tools/product/start/src/seeded';
import { readRows } from '../support/tables';
import { readForm, readProxyPage } from './support/proxies/pages';
import { startFrontend, startProject, type Project } from './support/proxies/project';
import { SYMPTOMS, type Scene } from './support/proxies/symptoms';

const pages = [
  readProxyPage('docs/dev-docs/deployment/nginx-proxy.md', 'nginx'),
  readProxyPage('docs/dev-docs/deployment/caddy-proxy.md', 'caddyfile'),
  readProxyPage('docs/dev-docs/deployment/haproxy-proxy.md', 'haproxy'),
];

const { line: subdomain, address } = readForm('subdomain');
const { line: subfolder } = readForm('subfolder');

const projects = {} as Scene['projects'];
const proxies: Proxy[] = [];
let frontend: Awaited<ReturnType<typeof startFrontend>>;
let source: string;

beforeAll(async () => {
  frontend = await startFrontend();
  source = placeSeededCopy('proxy-symptoms', await readSeededData());
  const plain = address.replace('https', 'http');
  projects.right = await startProject({ name: 'proxy-right', line: subdomain });
  projects.path = await startProject({
    name: 'proxy-path',
    line: 'PUBLIC_URL=/cms',
    panel: { line: subfolder, address: '/cms' },
  });
  projects.plain = await startProject({
    name: 'proxy-plain',
    line: `PUBLIC_URL=${plain}`,
    panel: { line: subdomain, address: plain },
  });
  projects.bare = await startProject({
    name: 'proxy-bare',
    line: '',
    edit: (server) => server.replace(/^.*proxy: true,\n/m, ''),
    panel: { line: subdomain, address },
  });
});
afterEach(async () => {
  await Promise.all(proxies.splice(0).map(({ stop }) => stop()));
});
afterAll(async () => {
  await Promise.all(Object.values(projects).map(({ stop }) => stop()));
  frontend.server.close();
  rmSync(source, { recursive: true, force: true });
});

const isProject = (server: Project | string): server is Project => typeof server !== 'string';

describe.each(pages)('$page', (page) => {
  const start: Scene['start'] = async (form, server, ...changes) => {
    const text = changes.reduce((before, [from, to]) => {
      const after = before.replace(from, to);
      expect(after, `nothing to change: ${from}`).not.toBe(before);
      return after;
    }, page.files[form]);
    const proxy = await startProxy({
      language: page.language,
      text,
      replace: {
        '127.0.0.1:1337': isProject(server) ? new URL(server.product.origin).host : server,
        '127.0.0.1:3000': frontend.address,
      },
    });
    proxies.push(proxy);
    return proxy;
  };

  const rows = readRows(page.page).filter(({ heading }) => heading === 'Troubleshooting');

  test('the page has symptoms', () => {
    expect(rows.length).toBeGreaterThan(10);
  });

  test.each(rows.map(({ cells: [symptom = ''] }) => symptom))('%s', async (symptom) => {
    const provoke = SYMPTOMS[symptom];
    if (!provoke) {
      throw new Error(`nothing provokes "${symptom}"`);
    }
    await provoke({ page, projects, source, start });
  });
});
