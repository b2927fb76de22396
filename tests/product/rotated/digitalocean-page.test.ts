import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDatabaseServer, type DatabaseServer } from '../../../tools/product/database-servers/src/index';
import { requirePrograms } from '../../../tools/product/database-servers/src/programs';
import { COPIES } from '../../../tools/product/start/src/project';
import { listCodes, readRows } from '../../support/tables';
import { GithubRunner } from '../support/github-runner';
import { HostedServer } from '../support/hosted-server';
import { readFences, readFile } from '../support/page-fences';
import { placePlainCopy } from '../support/plain-project';
import { startSshServer, type SshServer } from '../support/ssh-server';

const PAGE = 'docs/dev-docs/deployment/digitalocean.md';
const APP_PLATFORM = 'docs/dev-docs/deployment/digitalocean-app-platform.md';
const COPY = 'digitalocean-page';

/** The server, and the key of GitHub, as the page calls them. */
const HOST = 'guide.example.com';
const KEY = 'strapi-deploy';

const fences = readFences(PAGE);

let database: DatabaseServer;
let server: HostedServer;
let github: GithubRunner;
let ssh: SshServer;
let psql: string;
beforeAll(async () => {
  ({ psql } = await requirePrograms(['psql', 'pg_dump', 'pg_restore'], 'postgresql-client'));
  database = await startDatabaseServer('postgres');
  const copy = await placePlainCopy(COPY, {
    // Merged with the file of an older project, which names SQLite.
    'config/env/production/database.js': readFile(fences, './config/database.js'),
    'config/server.js': readFile(fences, './config/server.js'),
    // A new project has this file. Without one in this folder, the build stops.
    'src/admin/app.example.js': 'export default {};\n',
  });
  server = await HostedServer.open(copy, readFile(fences, '/etc/systemd/system/strapi.service'));
  for (const script of ['deploy.sh', 'backup.sh', 'restore.sh']) {
    server.write(script, readFile(fences, `/home/strapi/${script}`).replace(':1337/', `:${server.port}/`));
  }
  github = new GithubRunner();
  ssh = await startSshServer(HOST, join(server.home, '.ssh/authorized_keys'), server.environment);
  await github.connect(ssh, HOST);
});
afterAll(async () => {
  await ssh.stop();
  github.close();
  await server.close();
  await database.stop();
  rmSync(join(COPIES, COPY), { recursive: true });
});

/** Runs SQL as the administrator of the database server. */
async function administer(name: string, sql: string): Promise<string> {
  const address = database.env.DATABASE_URL?.replace(/[^/]*$/, name);
  writeFileSync(join(server.home, 'statements.sql'), sql);
  const command = `'${psql}' --no-psqlrc --tuples-only --no-align --quiet --set ON_ERROR_STOP=1 '${address}'`;
  const { output, exitCode } = await server.run(`${command} < statements.sql`, { folder: server.home });
  expect(exitCode, output).toBe(0);
  return output.trim();
}

/** Starts the project on a database, until it is ready or fails. */
async function start(name: string, variables = ''): Promise<string> {
  const command = `DATABASE_NAME=${name} ${variables} NODE_ENV=production exec strapi start`;
  const { output } = await server.run(command, { until: (text) => /Database +│|error:/.test(text) });
  return output;
}

describe('the database', () => {
  test('is created by the statements of the page, and .env by its script', async () => {
    await administer('postgres', readFile(fences, 'database.sql'));
    const { exitCode, output } = await server.run(readFile(fences, 'secrets.sh'));
    expect(exitCode, output).toBe(0);
    const file = join(server.project, '.env');
    const settings = readFileSync(file, 'utf8');
    expect(settings).toMatch(/^APP_KEYS=\w{48},\w{48}$/m);
    const here = settings
      .replace('PORT=1337', `PORT=${server.port}`)
      .replace('DATABASE_PORT=5432', `DATABASE_PORT=${database.port}`);
    writeFileSync(file, here);
  });
});

/** Lets a line of `authorized_keys` in, with the key that the page creates instead of its sample. */
function authorize(line: string): void {
  const key = readFileSync(join(github.home, `${KEY}.pub`), 'utf8').trim();
  mkdirSync(join(server.home, '.ssh'), { recursive: true });
  const sample = 'ssh-ed25519 AAAA… github-actions';
  writeFileSync(
    join(server.home, '.ssh/authorized_keys'),
    line.replace('/home/strapi', server.home).replace(sample, key),
  );
}

describe('a deployment', () => {
  const workflow = (name: string) => readFile(fences, `./.github/workflows/${name}.yml`);

  test('from GitHub builds, restarts, and waits until Strapi responds', async () => {
    const [command = ''] = fences.map(({ text }) => text).filter((text) => text.includes(`-f ${KEY}`));
    await github.run(command);
    const line = readFile(fences, '/home/strapi/.ssh/authorized_keys');
    expect(line).toContain('AAAA… github-actions');
    authorize(line);
    const { output, exitCode } = await github.runLastStep(workflow('deploy'), KEY);
    expect(exitCode, output).toBe(0);
    expect(output).toMatch(/Deployed [\da-f]{7}/);
    expect(server.log).toMatch(/Database\s+│ postgres/);
  });

  test('does not restart if the build fails: the API responds, the admin panel is gone', async () => {
    server.push({ 'public/robots.txt': 'from the second version', 'src/admin/app.js': 'export default {' });
    // The key runs the script, whatever GitHub asks for.
    const { output, exitCode } = await github.runLastStep(workflow('deploy'), KEY, (run) =>
      run.replace('./deploy.sh', 'touch restaurants/touched'),
    );
    expect(output).toContain('Admin UI built successfully');
    expect(exitCode, output).not.toBe(0);
    expect((await fetch(`${server.origin}/_health`)).status).toBe(204);
    expect((await fetch(`${server.origin}/admin/`)).status).toBe(404);
    expect(existsSync(join(server.project, 'touched'))).toBe(false);
  });

  test('with a build of GitHub copies the panel, and restarts', async () => {
    await requirePrograms(['rsync'], 'rsync');
    // The session starts in the folder of the account, which is not that of the server.
    authorize(`command="cd '${server.home}' && eval \\"$SSH_ORIGINAL_COMMAND\\"" ssh-ed25519 AAAA… github-actions`);
    const script = readFileSync(join(server.home, 'deploy.sh'), 'utf8');
    server.write('deploy.sh', script.replace(/^.*npm run build\n/m, ''));
    mkdirSync(join(github.home, 'build'));
    writeFileSync(join(github.home, 'build/index.html'), 'built on GitHub');
    const { output, exitCode } = await github.runLastStep(workflow('build-and-deploy'), KEY);
    expect(exitCode, output).toBe(0);
    expect(output).not.toContain('Building');
    expect(await (await fetch(`${server.origin}/admin/`)).text()).toBe('built on GitHub');
  });
});

describe('a backup', () => {
  let before: string;
  let backup: string;
  const menu = () => join(server.project, 'public/uploads/menu.txt');
  const dump = () =>
    administer('restaurants', 'SELECT email FROM admin_users; SELECT count(*) FROM strapi_core_store_settings');

  async function damage(): Promise<void> {
    await administer('restaurants', 'DROP TABLE admin_users CASCADE');
    rmSync(menu());
  }

  async function expectRestored(): Promise<void> {
    expect(await dump()).toBe(before);
    expect(readFileSync(menu(), 'utf8')).toBe('Ramen');
  }

  test('can be restored', async () => {
    const body = JSON.stringify({
      email: 'chef@guide.example.com',
      password: 'Sample-1234',
      firstname: 'Ada',
      lastname: 'Cook',
    });
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${server.origin}/admin/register-admin`, { method: 'POST', headers, body });
    expect(response.status).toBe(200);
    writeFileSync(menu(), 'Ramen');
    before = await dump();
    const { output, exitCode } = await server.run('~/backup.sh');
    expect(exitCode, output).toBe(0);
    backup = output.trim();
    await server.run('systemctl stop strapi');
    await damage();
    // The second time, the tables of the first are there.
    const restored = await server.run(`~/restore.sh ${backup} && ~/restore.sh ${backup}`);
    expect(restored.exitCode, restored.output).toBe(0);
    await expectRestored();
  });

  test('can be restored if the schema belongs to the administrator, as before PostgreSQL 15', async () => {
    await administer('restaurants', 'ALTER SCHEMA public OWNER TO CURRENT_USER; GRANT ALL ON SCHEMA public TO PUBLIC');
    await damage();
    const restored = await server.run(`~/restore.sh ${backup}`);
    expect(restored.exitCode, restored.output).toBe(0);
    await expectRestored();
  });

  test('changes nothing if a part of it is missing', async () => {
    rmSync(`${backup}.tar.gz`);
    const { exitCode } = await server.run(`~/restore.sh ${backup}`);
    expect(exitCode).not.toBe(0);
    await expectRestored();
  });
});

describe('a database that belongs to another role', () => {
  const codes = listCodes(readRows(PAGE), 'Create the database', 2).filter((code) =>
    /^(ALTER|GRANT|CREATE SCHEMA)/.test(code),
  );
  const [message = ''] = readFile(fences, 'Output of strapi start').split(' - ').slice(1);

  test('stops startup with the message of the page', async () => {
    await administer('postgres', 'CREATE DATABASE other');
    const output = await start('other');
    expect(output).toContain(message.trim());
    const [code = ''] = listCodes(readRows(APP_PLATFORM), 'Connect to the database').filter((text) =>
      /^permission/.test(text),
    );
    expect(output).toContain(code || 'the page names the message');
  });

  test.each(codes.map((code, index) => ({ code, index })))('works after $code', async ({ code, index }) => {
    const name = `other${index}`;
    await administer('postgres', `CREATE DATABASE ${name}`);
    await administer(name, code.replace('restaurants', name));
    const schema = code.startsWith('CREATE SCHEMA') ? 'DATABASE_SCHEMA=content' : '';
    expect(await start(name, schema)).toContain('│ postgres');
  });
});
