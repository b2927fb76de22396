import { rmSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { main, step } from '../../tools/bootstrap/src/report.mjs';
import { findFreePort } from '../../tools/product/database-servers/src/server-process';
import { COPIES, PRODUCT } from '../../tools/product/start/src/project';
import { placeSeededCopy, readSeededData, startSeededCopy } from '../../tools/product/start/src/seeded';
import { measureFolder, measurePackages } from './disk';
import { measureMemory, watchCommand } from './process-tree';

const HELP = `Measures what the sample project needs: memory and time of a start, a build, and an import, and space on the
disk. The figures are on the page /dev-docs/deployment.

  npm run bench:server [-- OPTIONS]

  --help  this text`;

const ENTRIES = 10_000;
const REQUESTS = 1000;

/** Limits of Node.js for the heap of a build, MB. */
const HEAPS = [256, 384, 512, 768, 1024];

const STRAPI = resolve(PRODUCT, 'node_modules/@strapi/strapi/bin/strapi.js');
const ENV = { NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true', NO_UPDATE_NOTIFIER: 'true', NO_COLOR: '1' };

function print(what: string, figures: string): void {
  console.log(`${what.padEnd(28)} ${figures}`);
}

const describe = (seconds: number, megabytes: number): string =>
  `${seconds.toFixed(1)} s, at most ${megabytes.toFixed(0)} MB`;

async function measureServer(folder: string): Promise<void> {
  const port = String(await findFreePort());
  const server = await watchCommand([STRAPI, 'start'], { cwd: folder, env: { ...ENV, PORT: port }, until: 'http://' });
  print('start', describe(server.seconds, server.peak));
  await wait(10_000);
  print('idle server', `${measureMemory(server.pid).toFixed(0)} MB`);
  for (let count = 0; count < REQUESTS; count += 1) {
    await (await fetch(`http://127.0.0.1:${port}/admin/init`)).text();
  }
  print(`after ${REQUESTS} requests`, `${measureMemory(server.pid).toFixed(0)} MB`);
  server.stop();
}

async function measureBuild(folder: string): Promise<void> {
  const build = (env: Record<string, string> = {}) =>
    watchCommand([STRAPI, 'build'], { cwd: folder, env: { ...ENV, ...env } });
  const { seconds, peak } = await build();
  print('build', describe(seconds, peak));
  print('the folder build', `${measureFolder(join(folder, 'build')).toFixed(0)} MB`);
  for (const heap of HEAPS) {
    const { exitCode, peak: most } = await build({ NODE_OPTIONS: `--max-old-space-size=${heap}` });
    print(
      `build, heap of ${heap} MB`,
      exitCode === 0 ? `works, at most ${most.toFixed(0)} MB` : `exit code ${exitCode}`,
    );
    if (exitCode === 0) {
      return;
    }
  }
}

async function measureImport(folder: string): Promise<void> {
  const data = await readSeededData();
  const source = await startSeededCopy('bench-source', data);
  await source.run(`
    for (let first = 0; first < ${ENTRIES}; first += 100) {
      const data = Array.from({ length: 100 }, (_, index) => ({ name: 'Dish ' + (first + index), price: 1, publishedAt: new Date() }));
      await strapi.db.query('api::dish.dish').createMany({ data });
    }`);
  await source.stop();
  const from = join(COPIES, 'bench-source');
  const options = (cwd: string) => ({ cwd, env: ENV });
  const exported = await watchCommand([STRAPI, 'export', '--no-encrypt', '--file', 'dishes'], options(from));
  print(`export of ${ENTRIES} entries`, describe(exported.seconds, exported.peak));
  const archive = resolve(from, 'dishes.tar.gz');
  const imported = await watchCommand([STRAPI, 'import', '--file', archive, '--force'], options(folder));
  print(`import of ${ENTRIES} entries`, `${describe(imported.seconds, imported.peak)}, exit code ${imported.exitCode}`);
  print('its database', `${(statSync(join(folder, '.tmp/data.db')).size / 1e6).toFixed(1)} MB`);
  rmSync(from, { recursive: true });
}

void main(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const folder = await step('Preparing the project', async () =>
    placeSeededCopy('bench-server', await readSeededData()),
  );
  print('machine', `${cpus().length} cores, Node.js ${process.versions.node}`);
  print('packages', `${measurePackages(PRODUCT).toFixed(0)} MB`);
  await measureServer(folder);
  await measureBuild(folder);
  await measureImport(folder);
  rmSync(folder, { recursive: true });
});
