import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchExamples } from '../../grammar/match-examples';
import { startDatabaseServer, type DatabaseServer } from '../../tools/product/database-servers/src';
import { findFreePort } from '../../tools/product/database-servers/src/server-process';
import { readPage } from '../../tools/product/verify/src/read-page';
import { placePrograms } from '../../tools/product/verify/src/shell-environment';
import { readRows } from '../support/tables';
import { runCommand } from './support/command';
import { installForReal, placeWorkspace, type Manager } from './support/installers';

const PAGE = 'docs/dev-docs/installation/cli.md';

const shown = matchExamples(readPage(PAGE).tree)
  .filter(({ hidden }) => !hidden)
  .map(({ fence }) => fence);

/** The first visible example of the page that a pattern fits. */
function find(pattern: RegExp): string {
  return shown.find(({ text }) => pattern.test(text))?.text ?? `echo 'nothing on the page is like ${pattern.source}'`;
}

/** What this registry can't deliver: see `product/README.md`. The drivers are for all databases of the page. */
const DEPENDENCIES = { pg: '8.8.0', mysql: '2.18.1', mysql2: '3.6.0' };
const OVERRIDES = { sharp: '0.33.5', 'ts-zen': `file:${resolve('product/vendor/ts-zen')}` };

/** Yarn gets the version of webpack that the page sets together with these, which saves an installation. */
const RESOLUTIONS = (JSON.parse(find(/"resolutions"/)) as { resolutions: Record<string, string> }).resolutions;

const ADDITIONS = {
  npm: { dependencies: DEPENDENCIES, overrides: OVERRIDES },
  yarn: { dependencies: DEPENDENCIES, resolutions: { ...OVERRIDES, ...RESOLUTIONS } },
};

const root = mkdtempSync(join(tmpdir(), 'installation-'));
const servers: Partial<Record<'postgres' | 'mysql', DatabaseServer>> = {};

beforeAll(async () => {
  [servers.postgres, servers.mysql] = await Promise.all([
    startDatabaseServer('postgres'),
    startDatabaseServer('mariadb'),
  ]);
});
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  rmSync(root, { recursive: true, force: true });
});

/** Starts a project until it is ready, and asks it something. */
async function start<Answer>(folder: string, script: string, env: object, ask: (origin: string) => Promise<Answer>) {
  const port = await findFreePort();
  let asked: Promise<void> | undefined;
  let answer: Answer | undefined;
  let isAnswered = false;
  const { output } = await runCommand(folder, script, {
    env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
    until: (text) => {
      if (/Create your first administrator|Welcome back/.test(text)) {
        asked ??= ask(`http://127.0.0.1:${port}`)
          .then((value) => void (answer = value))
          .finally(() => (isAnswered = true));
      }
      return isAnswered;
    },
  });
  await asked;
  return { output, answer, client: /│ Database +│ (\w+)/.exec(output)?.[1] };
}

const readHealth = async (origin: string) => (await fetch(`${origin}/_health`)).status;

async function signIn(origin: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email: 'ada@example.com', password: 'Sample-1234' });
  return (await fetch(`${origin}/admin/login`, { method: 'POST', headers, body })).status;
}

const INSTALL = {
  npm: find(/^npx \S+ new my-project --quickstart --no-run --use-npm$/),
  yarn: find(/^npx \S+ new my-project --quickstart --no-run$/),
};

describe.each<Manager>(['npm', 'yarn'])('%s', (manager) => {
  const workspace = join(root, manager);
  const project = join(workspace, 'my-project');
  const env = installForReal(join(root, `${manager}-programs`), ADDITIONS[manager]);
  const develop = find(manager === 'npm' ? /^npm run develop$/ : /^yarn develop$/);

  test('the first command of the page installs a project', async () => {
    mkdirSync(workspace);
    placeWorkspace(workspace);
    const { output, exitCode } = await runCommand(workspace, INSTALL[manager], { env });
    expect(output).toContain('Dependencies installed successfully.');
    expect(exitCode).toBe(0);
    expect(existsSync(join(project, 'package-lock.json'))).toBe(manager === 'npm');
    expect(existsSync(join(project, 'yarn.lock'))).toBe(manager === 'yarn');
  });

  test('its size is that of the page', () => {
    const row = readRows(PAGE).find(({ cells: [name = ''] }) => name.toLowerCase().startsWith(manager));
    const stated = Number(/(\d+) MB/.exec(row?.cells[2] ?? '')?.[1]);
    const measured = Number.parseInt(execFileSync('du', ['-sm', project], { encoding: 'utf8' }), 10);
    expect(Math.abs(measured - stated), `${measured} MB`).toBeLessThan(stated * 0.15);
  });

  test('the second step leads to the version of webpack', async () => {
    if (manager === 'npm') {
      expect((await runCommand(workspace, find(/npm install --save-exact webpack/), { env })).exitCode).toBe(0);
    }
    const { version } = JSON.parse(readFileSync(join(project, 'node_modules/webpack/package.json'), 'utf8')) as {
      version: string;
    };
    expect(version).toBe(RESOLUTIONS.webpack);
  });

  test('the project starts, and has an administrator when it starts again', async () => {
    const first = await start(project, develop, env, readHealth);
    expect(first.output).toContain('generated a jwt secret and stored it in .env');
    expect(first).toMatchObject({ answer: 204, client: 'sqlite' });
    const create = find(manager === 'npm' ? /^npm run strapi -- admin:create-user/ : /^yarn strapi admin:create-user/);
    expect((await runCommand(project, create, { env })).output).toContain('Successfully created new admin');
    const second = await start(project, develop, env, signIn);
    expect(second.output).not.toContain('Create your first administrator');
    expect(second.answer).toBe(200);
  });

  describe.each(['postgres', 'mysql'] as const)('%s', (client) => {
    const folder = join(root, `${manager}-${client}`);
    // The packages of the project above: the commands' own `install` puts them in place.
    const linked = { PRODUCT_PACKAGES: join(project, 'node_modules') };
    const created = join(folder, `${client}-project`);

    test('the command of the page creates a project that starts on a real server', async () => {
      mkdirSync(folder);
      placePrograms(join(folder, 'node_modules'));
      const { port } = servers[client] ?? { port: 0 };
      const command = find(new RegExp(`--dbclient=${client}`)).replace(/(?<=--dbport=)\d+/, String(port));
      const script = manager === 'npm' ? command : command.replace(' \\\n  --use-npm', '');
      const { output, exitCode } = await runCommand(folder, script, { env: linked });
      expect(output).toContain(`${manager === 'npm' ? 'npm run' : 'yarn'} develop`);
      expect(exitCode).toBe(0);
      expect(await start(created, develop, linked, readHealth)).toMatchObject({ answer: 204, client });
    });
  });

  test('mysql2 replaces mysql as the page says', async () => {
    const folder = join(root, `${manager}-mysql/mysql-project`);
    const linked = { PRODUCT_PACKAGES: join(project, 'node_modules') };
    if (manager === 'npm') {
      expect((await runCommand(folder, find(/^npm install .*mysql2/), { env: linked })).exitCode).toBe(0);
    }
    const file = join(folder, '.env');
    writeFileSync(file, readFileSync(file, 'utf8').replace('DATABASE_CLIENT=mysql', find(/^DATABASE_CLIENT=mysql2$/)));
    // Startup prints the dialect, which is the same for both drivers.
    expect(await start(folder, develop, linked, readHealth)).toMatchObject({ answer: 204, client: 'mysql' });
  });
});
