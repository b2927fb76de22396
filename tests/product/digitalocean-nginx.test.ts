import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { requirePrograms } from '../../tools/product/database-servers/src/programs';
import { findFreePort, startServer } from '../../tools/product/database-servers/src/server-process';
import { readFences, readFile } from './support/page-fences';
import { useSeededProduct } from './support/seeded-product';

const product = useSeededProduct('digitalocean-nginx');

const PAGE = 'docs/dev-docs/deployment/digitalocean.md';

const block = readFile(readFences(PAGE), '/etc/nginx/sites-available/strapi');

const stops: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

/** Starts Nginx with a server block in front of a port, and tells its address. */
async function startNginx(server: string, target: string): Promise<string> {
  const { nginx } = await requirePrograms(['nginx'], 'nginx');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const address = `127.0.0.1:${await findFreePort()}`;
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr notice; events {}
http { access_log off; ${places.map((each) => `${each}_temp_path ${folder}/${each};`).join(' ')}
${server.replace('listen 80', `listen ${address}`).replace('http://127.0.0.1:1337', target)} }`,
  );
  const stop = await startServer(nginx, ['-p', folder, '-c', config], { folder, ready: 'using the' });
  stops.push(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return `http://${address}`;
}

/** Uploads 2 MB without a permission, and gives the status and the text of the response. */
async function upload(origin: string): Promise<{ status: number; text: string }> {
  const form = new FormData();
  form.append('files', new Blob([Buffer.alloc(2 * 1024 * 1024, 'a')]), 'menu.txt');
  const response = await fetch(`${origin}/api/upload`, { method: 'POST', body: form });
  return { status: response.status, text: await response.text() };
}

describe('the server block of the droplet page', () => {
  test('passes requests and files on to Strapi', async () => {
    const origin = await startNginx(block, product().origin);
    expect((await fetch(`${origin}/_health`)).status).toBe(204);
    expect((await upload(origin)).status).toBe(403);
  });

  test('rejects larger files without client_max_body_size', async () => {
    const origin = await startNginx(block.replace(/^.*client_max_body_size.*\n/m, ''), product().origin);
    const { status, text } = await upload(origin);
    expect(status).toBe(413);
    expect(text).toContain('413 Request Entity Too Large');
  });

  test('responds with 502 if Strapi is not running', async () => {
    const origin = await startNginx(block, `http://127.0.0.1:${await findFreePort()}`);
    const response = await fetch(origin);
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('502 Bad Gateway');
  });
});
