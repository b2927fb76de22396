import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { requirePrograms } from '../../../tools/product/database-servers/src/programs';
import { findFreePort } from '../../../tools/product/database-servers/src/server-process';
import { PRODUCT } from '../../../tools/product/start/src/project';
import { readFences, readFile } from '../support/page-fences';
import { Pm2 } from '../support/pm2';
import { placeSlowCopy } from '../support/slow-project';

const fences = readFences('docs/dev-docs/deployment/process-manager.md');
const ECOSYSTEM = 'ecosystem.config.js';
const file = readFile(fences, `./${ECOSYSTEM}`, 'strapi.js');
const START = `pm2 start ${ECOSYSTEM}`;

let project: Awaited<ReturnType<typeof placeSlowCopy>>;
let pm2: Pm2;
beforeAll(async () => {
  project = await placeSlowCopy('process-manager-page', { [ECOSYSTEM]: file, '.env': 'RESERVATIONS_KEY=sample\n' });
  pm2 = await Pm2.open(project.folder, { PM2_WORKER_INTERVAL: '1000' });
});
afterAll(async () => {
  await pm2.close();
  project.remove();
});

const write = (text: string, path = ECOSYSTEM) => writeFileSync(join(project.folder, path), text);
const becomesReady = () =>
  vi.waitFor(async () => expect(await pm2.responds()).toBe(true), { timeout: 120_000, interval: 200 });

/** Each look at the list is a command that needs a processor for a while, which Strapi needs to start. */
const PATIENT = { timeout: 120_000, interval: 1000 };

/** Starts the list again with a file, in a shell with variables. */
async function startAgain(text: string, env: Record<string, string> = {}): Promise<void> {
  write(text);
  await pm2.run(`pm2 delete all; ${START}`, { env });
}

test('the file starts Strapi from any folder, in production, and the page has the command', async () => {
  expect(fences.map(({ text }) => text)).toContain(START);
  await pm2.run(`pm2 start ${join(project.folder, ECOSYSTEM)}`, { folder: '/' });
  expect(await pm2.one()).toMatchObject({ status: 'online', mode: 'fork_mode', restarts: 0 });
  expect(await pm2.responds()).toBe(false);
  await becomesReady();
  expect(pm2.read('out')).toMatch(/Environment\s+│ production/);
  expect(pm2.read('out')).toContain('GET /_health');
});

test('a crash restarts it', async () => {
  const { pid } = await pm2.one();
  process.kill(pid, 'SIGKILL');
  await expect.poll(async () => (await pm2.one()).restarts, PATIENT).toBe(1);
  await becomesReady();
  expect((await pm2.one()).pid).not.toBe(pid);
});

test('logrotate empties the log, keeps the old lines, and new ones are written', async () => {
  const { logrotate } = await requirePrograms(['logrotate'], 'logrotate');
  const { username, gid } = userInfo();
  const config = readFile(fences, '/etc/logrotate.d/strapi')
    .replaceAll('/home/strapi/.pm2', pm2.home)
    .replace('su strapi strapi', `su ${username} ${gid}`);
  const path = join(pm2.home, 'logrotate.conf');
  writeFileSync(path, config, { mode: 0o644 });
  await pm2.run(`${logrotate} --force --state ${pm2.home}/state ${path}`);
  const log = join(pm2.home, 'logs/strapi-out.log');
  expect(readFileSync(`${log}.1`, 'utf8')).toContain('GET /_health');
  expect(readFileSync(log, 'utf8')).not.toContain('GET /_health');
  await pm2.responds();
  await expect.poll(() => readFileSync(log, 'utf8'), { timeout: 10_000 }).toContain('GET /_health');
});

test('the saved list starts again after PM2 has ended, and everyone can read the variables in it, but not .env', async () => {
  await pm2.run('pm2 save && pm2 save && pm2 kill', { env: { MENU: 'secret' } });
  for (const name of ['dump.pm2', 'dump.pm2.bak']) {
    const dump = join(pm2.home, name);
    expect(statSync(dump).mode & 0o004).toBe(0o004);
    expect(readFileSync(dump, 'utf8')).toContain(`"PORT": "${pm2.port}"`);
    expect(readFileSync(dump, 'utf8')).not.toContain('RESERVATIONS_KEY');
  }
  expect(await pm2.responds()).toBe(false);
  await pm2.run('pm2 resurrect');
  await becomesReady();
});

describe('a destroy function that takes three seconds', () => {
  const slow = { SLOW_STOP: '3000' };

  test('ends with the file of the page', async () => {
    await startAgain(file, slow);
    await becomesReady();
    await pm2.run('pm2 stop strapi');
    expect(pm2.read('out')).toContain('destroy ends');
  });

  test('is cut off with the default of kill_timeout', async () => {
    await pm2.run('pm2 flush');
    await startAgain(file.replace(/^ *kill_timeout.*\n/m, ''), slow);
    await becomesReady();
    await pm2.run('pm2 stop strapi');
    expect(pm2.read('out')).toContain('destroy begins');
    expect(pm2.read('out')).not.toContain('destroy ends');
    expect(pm2.read('pm2')).toContain('still alive after 1600ms, sending it SIGKILL');
  });
});

/** npm as readers have it, not the program that gives examples the product's packages. */
const npm = { PATH: [resolve(PRODUCT, 'node_modules/.bin'), process.env.PATH].join(delimiter) };
const throughNpm = file.replace(/'\.\/node_modules.*'/, "'npm'");

test('max_memory_restart restarts Strapi, and through npm it sees only npm', async () => {
  const low = file.replace("'1G'", "'120M'");
  await startAgain(low);
  await expect.poll(async () => (await pm2.one()).restarts, PATIENT).toBeGreaterThan(0);
  expect(pm2.read('pm2')).toContain('exceeds --max-memory-restart');
  await startAgain(throughNpm.replace("'1G'", "'120M'"), npm);
  await becomesReady();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const { restarts, memory } = await pm2.one();
  expect(restarts).toBe(0);
  expect(memory).toBeLessThan(120_000_000);
});

test('copies of npm fight for the port', async () => {
  await startAgain(throughNpm.replace('args:', 'instances: 2, args:'), npm);
  const listRestarts = async () => (await pm2.list()).map(({ restarts }) => restarts).sort((a, b) => a - b);
  await expect.poll(async () => (await listRestarts()).at(-1), PATIENT).toBeGreaterThan(0);
  expect((await listRestarts())[0]).toBe(0);
});

test('without cwd, another folder has no script', async () => {
  await pm2.run('pm2 delete all');
  write(file.replace(/^ *cwd.*\n/m, ''));
  expect(await pm2.run(`pm2 start ${join(project.folder, ECOSYSTEM)}`, { folder: '/', fails: true })).toContain(
    'Script not found',
  );
});

describe('variables', () => {
  /** Waits until Strapi listens on a port that only one of the places names. */
  const listensOn = (port: number) =>
    vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/_health`)).status).toBe(204), {
      timeout: 120_000,
      interval: 200,
    });
  const withPort = (port: number) => file.replace("'production'", `'production', PORT: ${port}`);

  /** What the process has got from PM2. */
  const readPort = async () => {
    const variables = readFileSync(`/proc/${(await pm2.one()).pid}/environ`, 'utf8').split('\0');
    return Number(variables.find((variable) => variable.startsWith('PORT='))?.slice('PORT='.length));
  };

  test('.env applies with a restart, env of the file with its name, a shell variable with --update-env or never', async () => {
    const ports = await Promise.all(Array.from({ length: 5 }, findFreePort));
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = ports;
    const unset = (script: string) => pm2.run(`unset PORT; ${script}`);
    write(`PORT=${one}\n`, '.env');
    write(file);
    await unset(START);
    await listensOn(one);
    write(`PORT=${two}\n`, '.env');
    await unset('pm2 restart strapi');
    await listensOn(two);

    write(withPort(three));
    await unset(`pm2 restart ${ECOSYSTEM}`);
    await listensOn(three);
    write(withPort(four));
    await pm2.run(`PORT=${two} pm2 restart strapi`);
    expect(await readPort()).toBe(three);
    await unset(`pm2 reload ${ECOSYSTEM}`);
    expect(await readPort()).toBe(four);

    await startAgain(file, { PORT: String(five) });
    expect(await readPort()).toBe(five);
    await pm2.run(`PORT=${two} pm2 restart ${ECOSYSTEM}`);
    expect(await readPort()).toBe(five);
    await pm2.run(`PORT=${two} pm2 restart strapi --update-env`);
    expect(await readPort()).toBe(two);
    await unset('pm2 restart strapi --update-env');
    expect(await readPort()).toBe(two);
    await unset(`pm2 delete strapi && ${START}`);
    expect(await readPort()).toBeNaN();
    write('', '.env');
  });
});

test('in cluster mode, a variable of the shell that started PM2 stays until pm2 kill', async () => {
  write("require('fs').writeFileSync('seen.txt', String(process.env.SEEN)); setInterval(() => {}, 1000);\n", 'seen.js');
  const see = async (script: string, env: Record<string, string> = {}) => {
    write('', 'seen.txt');
    await pm2.run(`${script}; pm2 start seen.js --instances 1`, { env });
    await expect.poll(() => readFileSync(join(project.folder, 'seen.txt'), 'utf8'), PATIENT).not.toBe('');
    return readFileSync(join(project.folder, 'seen.txt'), 'utf8');
  };
  expect(await see('pm2 kill', { SEEN: 'yes' })).toBe('yes');
  expect(await see('pm2 delete all')).toBe('yes');
  expect(await see('pm2 kill')).toBe('undefined');
  await pm2.run('pm2 delete all');
});

test('an upload restarts Strapi if PM2 watches files', async () => {
  await startAgain(file.replace('args:', 'watch: true, args:'));
  const upload = () => {
    write('new', 'public/uploads/new.txt');
    return pm2.read('pm2');
  };
  await expect.poll(upload, PATIENT).toContain('Change detected on path public/uploads/new.txt');
});

describe('a start that fails', () => {
  const REASON = 'App keys are required';
  const restarts = (count: number) =>
    expect.poll(async () => (await pm2.one()).restarts, PATIENT).toBeGreaterThanOrEqual(count);
  beforeAll(() => write('module.exports = () => ({ app: {} });\n', 'config/server.js'));

  test('in cluster mode, the log lacks the reason, and the command of the page prints it', async () => {
    await pm2.run('pm2 delete all; rm $PM2_HOME/logs/*');
    await startAgain(file.replace('args:', "exec_mode: 'cluster', args:"));
    await restarts(1);
    expect(pm2.read('out')).toContain("Server wasn't able to start properly");
    expect(pm2.read('out') + pm2.read('error')).not.toContain(REASON);
    const [command = ''] = fences.map(({ text }) => text).filter((text) => text.startsWith('NODE_ENV=production node'));
    expect(await pm2.run(command, { fails: true })).toContain(REASON);
  });

  test('PM2 tries again with longer delays whatever max_restarts is, until it works, and the log has the reason', async () => {
    await startAgain(file.replace('args:', 'max_restarts: 1, args:'));
    await restarts(2);
    await expect.poll(async () => (await pm2.one()).status, { ...PATIENT, interval: 200 }).toBe('waiting restart');
    expect(pm2.read('pm2')).toMatch(/will restart in 1000ms[^]*will restart in 1500ms/);
    expect(pm2.read('out')).toContain(REASON);
    write(readFileSync(`${PRODUCT}/config/server.js`, 'utf8'), 'config/server.js');
    await becomesReady();
  });
});

test('PM2 runs the file that npm has on Windows as JavaScript', async () => {
  await pm2.run(`pm2 delete all; pm2 start ${npmFolder()}/bin/npm.cmd -- start`);
  await expect.poll(() => pm2.read('error'), { timeout: 60_000 }).toContain("SyntaxError: Unexpected token ':'");
});

/** Where npm itself is installed. */
const npmFolder = () => join(execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim(), 'npm');

test('pm2 startup and unstartup print a command for root', async () => {
  for (const command of ['startup', 'unstartup']) {
    const script = `NODE_OPTIONS='--require ${resolvePreload(1000)}' pm2 ${command} systemd`;
    expect(stripVTControlCharacters(await pm2.run(script, { fails: true }))).toMatch(
      new RegExp(`^sudo env PATH=\\$PATH:\\S+ \\S*/pm2 ${command} systemd -u \\S+ --hp ${homedir()}$`, 'm'),
    );
  }
});

/** A module that makes a process believe it belongs to a user. */
function resolvePreload(user: number): string {
  const path = join(pm2.home, `user-${user}.js`);
  writeFileSync(path, `process.getuid = () => ${user};\n`);
  return path;
}

test('systemd accepts the unit of pm2 startup and the unit of the page, and rejects a broken one', async () => {
  const { 'systemd-analyze': analyze } = await requirePrograms(['systemd-analyze'], 'systemd');
  const verify = (path: string) => pm2.run(`${analyze} verify ${path} 2>&1 || true`);
  const bin = join(pm2.home, 'bin');
  // PM2 writes the unit to /etc/systemd/system: the name of the service leads it to the test's own folder.
  const name = `../../..${pm2.home}/pm2-strapi`;
  await pm2.run(
    `mkdir ${bin}; printf '#!/bin/sh\\necho "$@" > ${bin}/called' > ${bin}/systemctl; chmod +x ${bin}/systemctl`,
  );
  await pm2.run(
    `PATH=${bin}:$PATH NODE_OPTIONS='--require ${resolvePreload(0)}' pm2 startup systemd -u strapi --hp /home/strapi --service-name ${name}`,
  );
  const generated = `${pm2.home}/pm2-strapi.service`;
  expect(readFileSync(generated, 'utf8')).toMatch(
    /^After=network.target$[^]*^User=strapi$[^]*^ExecStart=\S+pm2 resurrect$/m,
  );
  expect(readFileSync(join(bin, 'called'), 'utf8')).toContain('enable');
  expect(await verify(generated)).toBe('');

  const unit = readFile(fences, '/etc/systemd/system/strapi.service').replace('/usr/bin/node', process.execPath);
  const own = join(pm2.home, 'strapi.service');
  writeFileSync(own, unit);
  expect(await verify(own)).toBe('');
  writeFileSync(own, unit.replace('MemoryMax', 'MemoryMost').replace('Restart=always', 'Restart=sometimes'));
  expect(await verify(own)).toContain("Unknown key 'MemoryMost'");
});

test('what the unit of the page runs is Strapi, writes nothing to the home folder, and ends with code 0 on SIGTERM', async () => {
  const unit = readFile(fences, '/etc/systemd/system/strapi.service');
  const [, command = ''] = /^ExecStart=\S+ (.*)$/m.exec(unit) ?? [];
  const home = mkdtempSync(join(pm2.home, 'home-'));
  const [, variable = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  const output = await pm2.run(
    `${variable} node ${command} > unit.log & pid=$!
    until grep -q 'http://' unit.log; do sleep 0.2; done
    kill -TERM $pid; kill -TERM $pid; wait $pid; echo "exit code $?"; cat unit.log`,
    { env: { SLOW_STOP: '500', HOME: home } },
  );
  expect(readdirSync(home)).toEqual([]);
  expect(output).toContain('exit code 0');
  expect(output).toContain('destroy ends');
  expect(output).toMatch(/Environment\s+│ production/);
});
