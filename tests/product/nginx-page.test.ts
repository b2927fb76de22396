import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { matchExamples } from '../../grammar/match-examples';
import { requirePrograms } from '../../tools/product/database-servers/src/programs';
import { findFreePort } from '../../tools/product/database-servers/src/server-process';
import { readAccess } from '../../tools/product/start/src/access';
import type { Product } from '../../tools/product/start/src/product';
import { COPIES } from '../../tools/product/start/src/project';
import { readSeededData, startSeededCopy } from '../../tools/product/start/src/seeded';
import { toOverlay } from '../../tools/product/verify/src/overlay';
import { readPage } from '../../tools/product/verify/src/read-page';
import { readRows } from '../support/tables';

const PAGE = 'docs/dev-docs/configurations/middlewares.md';
const COPY = 'nginx-page';

const examples = matchExamples(readPage(PAGE).tree).map(({ fence }) => fence);
const block = examples.find(({ values }) => values.title === 'nginx.conf')?.text ?? '';
const list = examples.find(({ text, lang }) => lang === 'js' && text.includes('maxFileSize'))?.text ?? '';

const MEGABYTE = 1024 * 1024;

const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
const running: ChildProcess[] = [];
let product: Product;
beforeAll(async () => {
  product = await startSeededCopy(COPY, await readSeededData(), { overlay: toOverlay('config/middlewares.js', list) });
});
afterAll(async () => {
  running.forEach((server) => server.kill());
  await product.stop();
  rmSync(folder, { recursive: true });
  rmSync(join(COPIES, COPY), { recursive: true });
});

/** Starts nginx with the server block of the page, and tells its address. */
async function startNginx(name: string, server: string): Promise<string> {
  const { nginx } = await requirePrograms(['nginx'], 'nginx');
  const address = `127.0.0.1:${await findFreePort()}`;
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const placed = server.replace('127.0.0.1:8080', address).replace('http://127.0.0.1:1337', product.origin);
  const config = join(folder, `${name}.conf`);
  writeFileSync(
    config,
    `daemon off; master_process off; pid ${folder}/${name}.pid; error_log stderr crit; events {}
http { access_log off; ${folders.map((each) => `${each}_temp_path ${folder}/${each};`).join(' ')}
${placed} }`,
  );
  const child = spawn(nginx, ['-p', folder, '-c', config], { stdio: 'inherit' });
  running.push(child);
  await vi.waitFor(() => fetch(`http://${address}/robots.txt`), { timeout: 60_000, interval: 100 });
  return `http://${address}`;
}

/** Uploads a file, and tells the status with who answered. */
async function upload(origin: string, bytes: number): Promise<string> {
  const form = new FormData();
  form.append('files', new Blob([Buffer.alloc(bytes, 'a')], { type: 'text/plain' }), 'menu.txt');
  const headers = { Authorization: `Bearer ${readAccess().apiToken.key}` };
  const response = await fetch(`${origin}/api/upload`, { method: 'POST', headers, body: form });
  const text = await response.text();
  if (response.status === 413) {
    expect(text).toContain(text.startsWith('{') ? '"PayloadTooLargeError"' : '413 Request Entity Too Large');
  }
  return `${response.status} from ${text.startsWith('<') ? 'nginx' : 'Strapi'}`;
}

/** Lines of Strapi's log about requests, up to now. */
async function readLog(): Promise<string[]> {
  await fetch(`${product.origin}/robots.txt?last`);
  const read = () =>
    product.output
      .join('')
      .split('\n')
      .filter((line) => line.includes('http'));
  await expect.poll(() => read().at(-1), { timeout: 60_000 }).toContain('?last');
  return read().slice(0, -1);
}

/** Rows of the page's table: size of a file, response without and with the option. */
const rows = readRows(PAGE)
  .filter(({ column, heading }) => column === 'File' && heading === 'Status 413 from a proxy')
  .map(({ cells: [size = '', without = '', raised = ''] }) => ({ size, without, raised }));

test('the page shows files on both sides of each limit', () => {
  expect(rows.length).toBeGreaterThan(3);
});

describe.each([
  ['without', block.replace(/^.*client_max_body_size.*\n/m, '')],
  ['raised', block],
] as const)('nginx, its limit %s', (name, server) => {
  let origin: string;
  beforeAll(async () => {
    origin = await startNginx(name, server);
  });

  test.each(rows)('a file of $size gets the response of the page', async ({ size, [name]: response }) => {
    product.output.length = 0;
    expect(await upload(origin, Math.round(Number.parseFloat(size) * MEGABYTE))).toBe(response);
    expect(await readLog()).toEqual(response.endsWith('Strapi') ? [expect.stringContaining('POST /api/upload')] : []);
  });
});
