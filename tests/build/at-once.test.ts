import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DOCUSAURUS } from '../../tools/bootstrap/src/docusaurus.mjs';
import { run } from '../../tools/bootstrap/src/run.mjs';
import { serveOnFreePort } from '../../tools/serve/src/server';

// As deep as the fixture, so that its configuration finds the plugin.
const SITES = resolve('.cache/tests');
mkdirSync(SITES, { recursive: true });

const OWN_FOLDERS = { DOCUSAURUS_GENERATED_FILES_DIR_NAME: 'other-generated', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };

let site: string;
const sites: string[] = [];
const started: ChildProcess[] = [];

beforeEach(() => {
  site = mkdtempSync(join(SITES, 'at-once-'));
  sites.push(site);
  cpSync('tests/fixtures/held-site', site, { recursive: true });
});
afterEach(() => started.splice(0).forEach((build) => build.kill('SIGKILL')));
afterAll(() => sites.forEach((folder) => rmSync(folder, { recursive: true })));

/** Waits until Docusaurus is in the middle of its work, where the fixture keeps it. */
async function waitForHold(name: string, command: ChildProcess): Promise<void> {
  await vi.waitUntil(
    () => {
      if (command.exitCode !== null) {
        throw new Error(`the command ended with ${command.exitCode} before it was held`);
      }
      return existsSync(join(site, `${name}.held`));
    },
    { timeout: 600_000 },
  );
}

/** Starts a build that stays in the middle of its work, and waits until it is there. */
async function startHeld(name: string): Promise<{ build: ChildProcess; finish: () => Promise<number> }> {
  const build = spawn(process.execPath, [DOCUSAURUS, 'build', site], {
    env: { ...process.env, HOLD_BUILD: name },
    stdio: 'ignore',
  });
  started.push(build);
  const ended = once(build, 'exit') as Promise<[code: number]>;
  await waitForHold(name, build);
  const finish = async (): Promise<number> => {
    writeFileSync(join(site, `${name}.release`), '');
    return (await ended)[0];
  };
  return { build, finish };
}

const docusaurus = (args: string[], env: NodeJS.ProcessEnv = {}): ReturnType<typeof run> =>
  run(process.execPath, [DOCUSAURUS, ...args], { env: { ...process.env, NO_COLOR: '1', ...env }, logName: 'at-once' });

/** Scripts that the built page names and that are not there. */
function findMissingScripts(folder: string): string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/src="?([^" >]+\.js)/g)].map(([, script = '']) => script);
  expect(scripts.length).toBeGreaterThan(0);
  return scripts.filter((script) => !existsSync(join(folder, script)));
}

const errorLines = (output: string): string[] => output.split('\n').filter((line) => /error/i.test(line));

test('a second build of a site stops with one line, and the first one is left whole', async () => {
  const { build, finish } = await startHeld('first');
  const { exitCode, output } = await docusaurus(['build', site]);
  expect(exitCode, output).toBe(1);
  expect(errorLines(output)).toEqual([
    `error: process ${build.pid} is using build: wait until it ends, or choose another folder with --out-dir`,
  ]);
  expect(output).not.toMatch(/^ +at /m);
  expect(await finish()).toBe(0);
  expect(findMissingScripts(join(site, 'build'))).toEqual([]);
});

test('what else two builds share is kept apart, too, and a build that shares nothing runs beside the first', async () => {
  const { build, finish } = await startHeld('first');
  const outDir = ['build', site, '--out-dir', 'other'];
  const sameGenerated = await docusaurus(outDir);
  expect(errorLines(sameGenerated.output)).toEqual([
    `error: process ${build.pid} is using .docusaurus: wait until it ends, or name another folder in DOCUSAURUS_GENERATED_FILES_DIR_NAME`,
  ]);
  const sameCache = await docusaurus(outDir, { ...OWN_FOLDERS, DOCUSAURUS_NO_PERSISTENT_CACHE: '' });
  expect(errorLines(sameCache.output)).toEqual([
    `error: process ${build.pid} is using node_modules/.cache/production: wait until it ends, or set DOCUSAURUS_NO_PERSISTENT_CACHE=true`,
  ]);
  const { exitCode, output } = await docusaurus(outDir, OWN_FOLDERS);
  expect(exitCode, output).toBe(0);
  expect(findMissingScripts(join(site, 'other'))).toEqual([]);
  expect(await finish()).toBe(0);
  expect(findMissingScripts(join(site, 'build'))).toEqual([]);
});

test('the writers’ server does not start on the generated files of a build', async () => {
  const { build, finish } = await startHeld('first');
  const { exitCode, output } = await docusaurus(['start', site, '--no-open', '--port', '3999']);
  expect(exitCode, output).toBe(1);
  expect(errorLines(output)[0]).toContain(`process ${build.pid} is using .docusaurus: wait until it ends`);
  expect(await finish()).toBe(0);
});

test('npm start runs beside a build, since it generates into a folder of its own', async () => {
  const { finish } = await startHeld('first');
  const { origin, close } = await serveOnFreePort({ directory: site, baseUrl: '/' });
  close();
  const port = new URL(origin).port;
  const server = spawn(process.execPath, ['tools/site/src/start.mjs', site, '--no-open', '--port', port], {
    env: { ...process.env, HOLD_BUILD: 'server' },
    stdio: 'ignore',
  });
  started.push(server);
  await waitForHold('server', server);
  expect(await finish()).toBe(0);
  expect(findMissingScripts(join(site, 'build'))).toEqual([]);
});

test('a build takes over from one that was killed', async () => {
  const { build } = await startHeld('killed');
  const gone = once(build, 'exit');
  build.kill('SIGKILL');
  await gone;
  const { exitCode, output } = await docusaurus(['build', site]);
  expect(exitCode, output).toBe(0);
  expect(findMissingScripts(join(site, 'build'))).toEqual([]);
  // What the plugin local-url says of the fixture's address.
  expect(output.match(/SITE_URL/g)).toHaveLength(1);
});
