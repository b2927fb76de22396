import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../tools/bootstrap/src/listen.mjs';
import { isRoot } from '../../tools/product/database-servers/src/programs';
import type { Product } from '../../tools/product/start/src/product';
import { COPIES } from '../../tools/product/start/src/project';
import { readSeededData, startSeededCopy } from '../../tools/product/start/src/seeded';
import { readRows } from '../support/tables';
import { runCommand } from './support/command';
import { placePlainCopy } from './support/plain-project';
import { placeSlowCopy } from './support/slow-project';

const PAGE = 'docs/dev-docs/deployment.md';

/** What the page's tables say of something. */
const readCells = (heading: string, name: string) =>
  readRows(PAGE)
    .find(({ heading: own, cells }) => own === heading && cells[0]?.startsWith(name))
    ?.cells.join(' ');

describe('two instances with one database', () => {
  let first: Product;
  let second: Product;
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    received.push(request.headers['x-strapi-event'] as string);
    response.end();
  });
  beforeAll(async () => {
    const data = await readSeededData();
    first = await startSeededCopy('deployment-first', data);
    const DATABASE_FILENAME = join(process.cwd(), COPIES, 'deployment-first/.tmp/data.db');
    second = await startSeededCopy('deployment-second', data, {
      env: { DATABASE_FILENAME, ADMIN_JWT_SECRET: 'another' },
    });
    await listen(receiver, { host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await Promise.all([first.stop(), second.stop()]);
    receiver.close();
    ['deployment-first', 'deployment-second'].forEach((copy) => rmSync(join(COPIES, copy), { recursive: true }));
  });

  const createCategory = (product: Product) =>
    product.run(
      "return strapi.entityService.create('api::category.category', { data: { name: 'Bakery ' + process.pid + Date.now() } })",
    );

  /** Signs a new administrator in. */
  const signIn = (product: Product) =>
    product.run(`
      const role = await strapi.query('admin::role').findOne({ where: { code: 'strapi-super-admin' } });
      const user = await strapi.query('admin::user').create({
        data: { email: 'instances@example.com', isActive: true, roles: [role.id] },
      });
      return strapi.service('admin::token').createJwtToken(user);`) as Promise<string>;

  /** Sends a request as the administrator, and tells its status. */
  const send = async (product: Product, token: string, path: string, body?: unknown) => {
    // A connection that is kept can end at the moment when the next request uses it.
    const headers = { Authorization: `Bearer ${token}`, Connection: 'close', 'Content-Type': 'application/json' };
    const response = await fetch(product.origin + path, {
      headers,
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    return response.status;
  };

  test('a session works on the one, not on the other with another secret; a new webhook, after a restart', async () => {
    const token = await signIn(first);
    expect(await send(first, token, '/admin/users/me')).toBe(200);
    expect(await send(second, token, '/admin/users/me')).toBe(401);
    expect(readCells('Several instances', 'Secrets')).toContain('a session works on only one instance');

    const url = `http://127.0.0.1:${(receiver.address() as { port: number }).port}`;
    const webhook = { name: 'Site', url, headers: {}, events: ['entry.create'] };
    expect(await send(first, token, '/admin/webhooks', webhook)).toBe(201);
    await createCategory(second);
    await wait(1000);
    expect(received).toEqual([]);
    await createCategory(first);
    await expect.poll(() => received, { timeout: 30_000 }).toEqual(['entry.create']);
    await second.halt();
    await second.start();
    await createCategory(second);
    await expect.poll(() => received, { timeout: 30_000 }).toHaveLength(2);
    expect(readCells('Several instances', 'Webhooks')).toContain('works only on the instance that saved it');
  });
});

test('Strapi starts in a folder that it cannot write to, if the database is elsewhere', async () => {
  const { folder, remove } = await placeSlowCopy('deployment-read-only');
  const data = mkdtempSync(join(tmpdir(), 'deployment-data-'));
  const DATABASE_FILENAME = join(data, 'data.db');
  execFileSync('chmod', ['--recursive', 'a-w', folder]);
  // Root may write to everything, unless it gives up the right to.
  const rights = '-dac_override,-dac_read_search';
  const asReader = isRoot ? `setpriv --bounding-set=${rights} --inh-caps=${rights} ` : '';
  const run = (command: string, until?: string) =>
    runCommand(folder, asReader + command, {
      env: { DATABASE_FILENAME, NODE_ENV: 'production' },
      until: (output) => until !== undefined && output.includes(until),
    });
  expect((await run('touch new.txt')).exitCode).not.toBe(0);
  const { output, exitCode } = await run('strapi start', 'http://');
  expect(exitCode, output).toBeUndefined();
  execFileSync('chmod', ['--recursive', 'u+w', folder]);
  remove();
  rmSync(data, { recursive: true });
});

test('strapi build first deletes the panel that is there', async () => {
  const folder = await placePlainCopy('deployment-build', { 'build/index.html': 'old' });
  const isGone = () => !existsSync(join(folder, 'build/index.html'));
  const { exitCode, output } = await runCommand(folder, 'strapi build', { until: isGone });
  expect(exitCode, output).toBeUndefined();
  rmSync(folder, { recursive: true });
  expect(readFileSync(PAGE, 'utf8')).toContain(
    '`strapi build` deletes the old `build` folder before it builds the panel.',
  );
});
