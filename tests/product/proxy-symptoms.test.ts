import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeSeededCopy, readSeededData } from '../../tools/product/start/src/seeded';
import { readRows } from '../support/tables';
import { readForm, readProxyPage } from './support/proxies/pages';
import { startProject } from './support/proxies/project';
import { useProxies } from './support/proxies/scene';
import { SYMPTOMS, type Scene } from './support/proxies/symptoms';

const pages = [
  readProxyPage('docs/dev-docs/deployment/nginx-proxy.md', 'nginx'),
  readProxyPage('docs/dev-docs/deployment/caddy-proxy.md', 'caddyfile'),
  readProxyPage('docs/dev-docs/deployment/haproxy-proxy.md', 'haproxy'),
];

const { line: subdomain, address } = readForm('subdomain');
const { line: subfolder } = readForm('subfolder');

const projects = {} as Scene['projects'];
const { start } = useProxies();
let source: string;

beforeAll(async () => {
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
afterAll(async () => {
  await Promise.all(Object.values(projects).map(({ stop }) => stop()));
  rmSync(source, { recursive: true, force: true });
});

describe.each(pages)('$page', (page) => {
  const rows = readRows(page.page).filter(({ heading }) => heading === 'Troubleshooting');

  test('the page has symptoms', () => {
    expect(rows.length).toBeGreaterThan(10);
  });

  test.each(rows.map(({ cells: [symptom = ''] }) => symptom))('%s', async (symptom) => {
    const provoke = SYMPTOMS[symptom];
    if (!provoke) {
      throw new Error(`nothing provokes "${symptom}"`);
    }
    await provoke({ page, projects, source, start: (...details) => start(page, ...details) });
  });
});
