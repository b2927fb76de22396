import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchExamples } from '../../../grammar/match-examples';
import { startDatabaseServer, type DatabaseServer } from '../../../tools/product/database-servers/src';
import { findFreePort } from '../../../tools/product/database-servers/src/server-process';
import { readPage } from '../../../tools/product/verify/src/read-page';
import { placePrograms } from '../../../tools/product/verify/src/shell-environment';
import { readRows } from '../../support/tables';
import { runCommand } from '../support/command';
import { installForReal, packDriver, PATIENCE, placeWorkspace } from '../support/installers';

const PAGE = 'docs/dev-docs/installation/cli.md';

const shown = matchExamples(readPage(PAGE).tree)
  .filter(({ hidden }) => !hidden)
  .map(({ fence }) => fence);

/** The first visible example of the page that a pattern fits. */
function find(pattern: RegExp): string {
  return shown.find(({ text }) => pattern.test(text))?.text ?? `echo 'nothing on the page is like ${pattern.source}'`;
}

type Versions = Record<string, string>;

/** What this registry can't deliver: see `product/README.md`. The drivers are for all databases of the page. */
const DEPENDENCIES: Versions = { pg: '8.8.0', mysql: '2.18.1', mysql2: '3.6.0' };
const OVERRIDES: Versions = { sharp: '0.33.5', 'ts-zen': `file:${resolve('product/vendor/ts-zen')}` };

/** Yarn gets the version of webpack that the page sets together with these, which saves an installation. */
const { resolutions } = JSON.parse(find(/"resolutions"/)) as { resolutions: Versions };

const ADDITIONS: Record<'npm' | 'yarn', Record<string, Versions>> = {
  npm: { dependencies: DEPENDENCIES, overrides: OVERRIDES },
  yarn: { dependencies: DEPENDENCIES, resolutions: { ...OVERRIDES, ...resolutions } },
};

const CREATE = {
  npm: find(/^npx \S+ new my-project --quickstart --no-run --use-npm$/),
  yarn: find(/^npx \S+ new my-project --quickstart --no-run$/),
};

const root = mkdtempSync(join(tmpdir(), 'installation-'));
/** A reader answers npx's question with Enter; without a terminal, npm says no. */
const base = { ...PATIENCE, ...packDriver(join(root, 'driver')), npm_config_yes: 'true' };
const environments = {
  npm: { ...base, ...installForReal(join(root, 'npm-programs'), ADDITIONS.npm) },
  yarn: { ...base, ...installForReal(join(root, 'yarn-programs'), ADDITIONS.yarn) },
};

const servers: Partial<Record<'postgres' | 'mysql', DatabaseServer>> = {};
const installations: Partial<Record<'npm' | 'yarn' | 'pnpm', ReturnType<typeof runCommand>>> = {};

/** Creates a project as the page says, with all of its packages from the registry. */
function install(manager: 'npm' | 'yarn'): ReturnType<typeof runCommand> {
  const workspace = join(root, manager);
  placeWorkspace(workspace);
  return runCommand(workspace, CREATE[manager], { env: environments[manager] });
}

const PNPM_PROJECT = join(root, 'pnpm/my-project');

/** What the page adds to `package.json` for pnpm. */
const { pnpm } = JSON.parse(find(/"pnpm"/)) as { pnpm: { overrides: Versions } };

const [installWith = '', buildWith = '', developWith = ''] = find(/^npx pnpm\S+ install\n/).split('\n');

/** Creates a project without packages of its own, and installs them with pnpm as the page says. */
async function installWithPnpm(): ReturnType<typeof runCommand> {
  mkdirSync(join(root, 'pnpm'));
  placePrograms(join(root, 'pnpm/node_modules'));
  await runCommand(join(root, 'pnpm'), CREATE.npm);
  // Node.js would find packages in it that the project lacks.
  rmSync(join(root, 'pnpm/node_modules'), { recursive: true });
  const file = join(PNPM_PROJECT, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...manifest, pnpm: { overrides: { ...OVERRIDES, ...pnpm.overrides } } }));
  writeFileSync(join(PNPM_PROJECT, '.npmrc'), find(/^node-linker=/));
  rmSync(join(PNPM_PROJECT, 'node_modules'), { recursive: true });
  return runCommand(PNPM_PROJECT, installWith, { env: base });
}

beforeAll(async () => {
  // They wait for the network and for one another's locks, so together they take little longer than one.
  installations.npm = install('npm');
  installations.yarn = install('yarn');
  installations.pnpm = installWithPnpm();
  [servers.postgres, servers.mysql] = await Promise.all([
    startDatabaseServer('postgres'),
    startDatabaseServer('mariadb'),
  ]);
});
afterAll(async () => {
  await Promise.all([...Object.values(servers).map((server) => server.stop()), ...Object.values(installations)]);
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

describe.each(['npm', 'yarn'] as const)('%s', (manager) => {
  const project = join(root, manager, 'my-project');
  const env = environments[manager];

  test('the first command of the page installs a project', async () => {
    const { output, exitCode } = (await installations[manager]) ?? {};
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
      expect((await runCommand(join(root, 'npm'), find(/npm install --save-exact webpack/), { env })).exitCode).toBe(0);
    }
    const { version } = JSON.parse(readFileSync(join(project, 'node_modules/webpack/package.json'), 'utf8')) as {
      version: string;
    };
    expect(version).toBe(resolutions.webpack);
    expect(existsSync(join(project, 'node_modules/@strapi/strapi/node_modules/webpack'))).toBe(false);
  });

  test('the project starts, and has an administrator when it starts again', async () => {
    const develop = find(manager === 'npm' ? /^npm run develop$/ : /^yarn develop$/);
    const first = await start(project, develop, env, readHealth);
    expect(first.output).toContain('generated a jwt secret and stored it in .env');
    expect(first).toMatchObject({ answer: 204, client: 'sqlite' });
    const create = find(manager === 'npm' ? /^npm run strapi -- admin:create-user/ : /^yarn strapi admin:create-user/);
    expect((await runCommand(project, create, { env })).output).toContain('Successfully created new admin');
    // Both have the same Strapi: one start is enough for what the page says of the next ones.
    if (manager === 'yarn') {
      return;
    }
    const second = await start(project, develop, env, signIn);
    expect(second.output).not.toContain('Create your first administrator');
    expect(second.answer).toBe(200);
  });
});

describe('databases', () => {
  // The packages of the project that npm installed: the commands' own `install` puts them in place.
  const env = { PRODUCT_PACKAGES: join(root, 'npm/my-project/node_modules') };
  const develop = find(/^npm run develop$/);

  test.each(['postgres', 'mysql'] as const)('a project that the page creates starts on %s', async (client) => {
    const folder = join(root, client);
    mkdirSync(folder);
    placePrograms(join(folder, 'node_modules'));
    const command = find(new RegExp(`--dbclient=${client}`));
    const script = command.replace(/(?<=--dbport=)\d+/, String(servers[client]?.port));
    const { output, exitCode } = await runCommand(folder, script, { env });
    expect(output).toContain('npm run develop');
    expect(exitCode).toBe(0);
    const created = join(folder, `${client}-project`);
    expect(await start(created, develop, env, readHealth)).toMatchObject({ answer: 204, client });
  });

  test('mysql2 replaces mysql as the page says', async () => {
    const folder = join(root, 'mysql/mysql-project');
    expect((await runCommand(folder, find(/^npm install .*mysql2/), { env })).exitCode).toBe(0);
    const file = join(folder, '.env');
    writeFileSync(file, readFileSync(file, 'utf8').replace('DATABASE_CLIENT=mysql', find(/^DATABASE_CLIENT=mysql2$/)));
    // Startup prints the dialect, which is the same for both drivers.
    expect(await start(folder, develop, env, readHealth)).toMatchObject({ answer: 204, client: 'mysql' });
  });
});

test('pnpm builds and starts the project with the files of the page', async () => {
  const installed = await installations.pnpm;
  expect(installed?.exitCode, installed?.output).toBe(0);
  const { output } = await runCommand(PNPM_PROJECT, buildWith, { env: base });
  expect(output).toContain('Admin UI built successfully');
  // A panel whose files could not be read is reported, and the build goes on.
  expect(output).not.toMatch(/some errors|Module parse failed/);
  expect(await start(PNPM_PROJECT, developWith, base, readHealth)).toMatchObject({ answer: 204, client: 'sqlite' });
});
