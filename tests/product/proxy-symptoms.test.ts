import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeSeededCopy, readSeededData } from '../../tools/product/start/src/seeded';
import { readForm, readProxyPage, readSymptoms } from './support/proxies/pages';
import { startProject } from './support/proxies/project';
import { useProxies } from './support/proxies/scene';
import { LONG_SYMPTOMS, SYMPTOMS, type Scene } from './support/proxies/symptoms';

const pages = [
  readProxyPage('docs/dev-docs/deployment/nginx-proxy.md', 'nginx'),
  readProxyPage('docs/dev-docs/deployment/caddy-proxy.md', 'caddyfile'),
  readProxyPage('docs/dev-docs/deployment/haproxy-proxy.md', 'haproxy'),
];

const projects = {} as Scene['projects'];
const { start } = useProxies();
let source: string;
beforeAll(async () => {
  source = placeSeededCopy('proxy-symptoms', await readSeededData());
  projects.right = await startProject({ name: 'proxy-right', line: readForm('subdomain').line });
  projects.bare = await startProject({
    name: 'proxy-bare',
    line: '',
    edit: (server) => server.replace(/^.*proxy: true,\n/m, ''),
  });
});
afterAll(async () => {
  await Promise.all(Object.values(projects).map(({ stop }) => stop()));
  rmSync(source, { recursive: true, force: true });
});

describe.each(pages)('$page', (page) => {
  const symptoms = readSymptoms(page);

  test('each symptom is provoked, here or in rotated/proxy-slow.test.ts', () => {
    expect(symptoms.length).toBeGreaterThan(10);
    expect(symptoms.filter((name) => !(name in SYMPTOMS) && !(name in LONG_SYMPTOMS))).toEqual([]);
  });

  test.each(symptoms.filter((name) => name in SYMPTOMS))('%s', async (name) => {
    await SYMPTOMS[name]?.({ page, projects, source, start: (...details) => start(page, ...details) });
  });
});

test('no symptom is left over', () => {
  const named = new Set(pages.flatMap(readSymptoms));
  expect(Object.keys({ ...SYMPTOMS, ...LONG_SYMPTOMS }).filter((name) => !named.has(name))).toEqual([]);
});
