import { rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { toOverlay } from '../../../tools/product/verify/src/overlay';
import { readFences, readFile } from '../support/page-fences';
import { Pm2 } from '../support/pm2';
import { placeSlowCopy } from '../support/slow-project';

const fences = readFences('docs/dev-docs/deployment/process-manager.md');
const ECOSYSTEM = 'ecosystem.config.js';
const fork = readFile(fences, `./${ECOSYSTEM}`, 'strapi.js');
const cluster = readFile(fences, `./${ECOSYSTEM}`, 'server.js');
const server = readFile(fences, './server.js', 'prependListener');
/** Says each second which process runs the job. */
const configuration = readFile(fences, './config/server.js')
  .replace('0 6 * * *', '* * * * * *')
  .replace("strapi.log.info('Good morning')", "console.log('tick of ' + process.env.NODE_APP_INSTANCE)");
const STRAPI = "'./node_modules/@strapi/strapi/bin/strapi.js', args: 'start'";

let project: Awaited<ReturnType<typeof placeSlowCopy>>;
let pm2: Pm2;
beforeAll(async () => {
  project = await placeSlowCopy('process-manager-cluster', { 'server.js': server });
  pm2 = await Pm2.open(project.folder, { PM2_WORKER_INTERVAL: '1000' });
});
afterAll(async () => {
  await pm2.close();
  project.remove();
});

const write = (text: string, path = ECOSYSTEM) => writeFileSync(join(project.folder, path), text);

/** Starts the list again with a file, in a shell with variables, and waits until Strapi responds. */
async function startAgain(text: string, env: Record<string, string> = {}): Promise<void> {
  write(text);
  await pm2.run(`pm2 delete all; pm2 flush; pm2 start ${ECOSYSTEM}`, { env });
  await vi.waitFor(async () => expect(await pm2.responds()).toBe(true), { timeout: 120_000, interval: 200 });
}

/** Sends one request, and tells the status, or the code of the failure. */
function send(path: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const request = get(`${pm2.origin}${path}`, { agent, timeout: 10_000 }, (response) => {
      response.resume().on('end', () => resolve(String(response.statusCode)));
    });
    request.on('timeout', () => request.destroy(Object.assign(new Error(), { code: 'TIMEOUT' })));
    request.on('error', (error) => resolve((error as NodeJS.ErrnoException).code ?? error.message));
  });
}

/** Reloads Strapi while two clients send requests without a pause, and two send some that take a second. */
async function reloadUnderLoad(): Promise<{ served: number; failures: Set<string> }> {
  const agent = new Agent({ keepAlive: true });
  const failures = new Set<string>();
  let served = 0;
  let isOver = false;
  const clients = ['/_health', '/_health', '/_health?wait=1000', '/_health?wait=1000'].map(async (path) => {
    while (!isOver) {
      const outcome = await send(path, agent);
      if (outcome === '204') {
        served += 1;
      } else {
        failures.add(outcome);
        await wait(20);
      }
    }
  });
  await wait(1500);
  await pm2.run('pm2 reload strapi');
  await wait(1500);
  isOver = true;
  await Promise.all(clients);
  agent.destroy();
  return { served, failures };
}

test('in fork mode, a reload refuses connections', async () => {
  await startAgain(fork);
  const { failures } = await reloadUnderLoad();
  expect(failures).toContain('ECONNREFUSED');
});

test('in cluster mode, strapi.js loses what is in progress, and refuses nothing', async () => {
  await startAgain(cluster.replace("'./server.js'", STRAPI));
  const { failures } = await reloadUnderLoad();
  expect(failures).toContain('ECONNRESET');
  expect(failures).not.toContain('ECONNREFUSED');
});

test('with the files of the page, nothing is lost', async () => {
  await startAgain(cluster);
  const { served, failures } = await reloadUnderLoad();
  expect([...failures]).toEqual([]);
  expect(served).toBeGreaterThan(100);
});

test('above max_memory_restart, PM2 reloads', async () => {
  await startAgain(cluster.replace("'1G'", "'120M'"));
  await expect
    .poll(() => pm2.read('pm2').split('exceeds --max-memory-restart')[1], { timeout: 120_000 })
    .toContain('-reload- New worker listening');
});

test('without listen_timeout, a slow start refuses connections', async () => {
  await startAgain(cluster.replace(/^ *listen_timeout.*\n/m, ''), { SLOW_START: '8000' });
  const { failures } = await reloadUnderLoad();
  expect(failures).toContain('ECONNREFUSED');
});

const two = cluster.replace('instances: 1', 'instances: 2').replace("'./server.js'", STRAPI);

/** Which processes run the job within some seconds from now on, by the number that PM2 gives them. */
async function listTicking(): Promise<string[]> {
  // pm2 flush leaves the files of processes that have been removed.
  await pm2.run('truncate --size 0 $PM2_HOME/logs/*');
  await wait(3500);
  return [...new Set([...pm2.read('out').matchAll(/tick of (\d)/g)].map(([, number = '']) => number))].sort();
}

const setServer = (text: string) => {
  for (const [path, content] of Object.entries(toOverlay('config/server.js', text))) {
    writeFileSync(join(project.folder, path), content);
  }
};
const countOnline = async () => (await pm2.list()).filter(({ status }) => status === 'online').length;
const isOnline = (count: number) => expect.poll(countOnline, { timeout: 60_000, interval: 1000 }).toBe(count);

test('CRON jobs run in each process, and with the file of the page in the first', async () => {
  setServer(configuration.replace(/enabled: .*/, 'enabled: true,'));
  await startAgain(two);
  await expect.poll(listTicking, { timeout: 120_000 }).toEqual(['0', '1']);
  setServer(configuration);
  await startAgain(two);
  expect(await listTicking()).toEqual(['0']);
  await pm2.run('pm2 reload strapi');
  expect(await listTicking()).toEqual(['0']);
  await pm2.run('pm2 scale strapi 1');
  await isOnline(1);
  await expect.poll(listTicking, { timeout: 60_000 }).toEqual([]);
});

test('two processes collide on an empty database, and the restart of one works', async () => {
  const collide = async () => {
    await pm2.run('pm2 delete all');
    rmSync(join(project.folder, '.tmp'), { recursive: true });
    await startAgain(two);
    await wait(8000);
    return (await pm2.list()).some(({ restarts }) => restarts > 0);
  };
  await expect.poll(collide, { timeout: 180_000 }).toBe(true);
  await isOnline(2);
});
