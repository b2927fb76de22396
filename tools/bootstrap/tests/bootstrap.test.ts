import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { explainBuildFailure } from '../src/build-site.mjs';
import { findChromium, findTestBrowser } from '../src/find-chromium.mjs';
import { findNginx } from '../src/find-nginx.mjs';
import { isExecutable } from '../src/find-program.mjs';
import { explainInstallFailure } from '../src/install-packages.mjs';
import { readPort, requireFreePort } from '../src/port.mjs';
import { explainOldNode } from '../src/require-node.mjs';
import { run } from '../src/run.mjs';
import { UserError } from '../src/user-error.mjs';

describe('Node', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('%s will do', (version) => {
    expect(explainOldNode(version)).toBeUndefined();
  });
  test.each(['18.20.4', '20.18.3', '9.0.0'])('%s is refused with the remedy', (version) => {
    expect(explainOldNode(version)).toBe(`this is Node ${version}: install Node 20 (20.19 or later), then run again`);
  });
});

describe('a failed install', () => {
  test.each([
    ['npm error code ENOTFOUND\nnpm error network request failed', /could not reach its package registry/],
    ['npm error code EAI_AGAIN', /could not reach its package registry/],
    ['npm error code ECONNREFUSED', /could not reach its package registry/],
    ['npm error code ENOSPC\nnpm error nospc no space left on device', /no room is left on the disk/],
    ['npm error code EUSAGE', /package-lock\.json does not fit package\.json: run npm install/],
    ['npm error code EACCES', /may not write to node_modules/],
    ['npm error something else', /npm ci failed: read npm\.log/],
  ])('%s', (output, expected) => {
    const line = explainInstallFailure({ output, logFile: 'npm.log' });
    expect(line).toMatch(expected);
    expect(line).not.toContain('\n');
  });
});

describe('a failed build', () => {
  test.each([
    [
      'error: SITE_URL="a" is not allowed: give an http(s) origin\n',
      'SITE_URL="a" is not allowed: give an http(s) origin',
    ],
    [
      '\n\u001b[31m[ERROR]\u001b[39m Error: Unable to build website\n  [cause]: Error: A page is broken\n',
      'A page is broken (all of it: build.log)',
    ],
    ['Killed', 'the build failed (all of it: build.log)'],
  ])('%j', (output, line) => {
    expect(explainBuildFailure({ output, logFile: 'build.log' })).toBe(line);
  });
});

describe('ports', () => {
  test('a number is read', () => {
    expect(readPort('4100')).toBe(4100);
  });
  test.each(['0', '65536', '80a', '1.5', ''])('"%s" is refused', (value) => {
    expect(() => readPort(value)).toThrow(UserError);
  });
  test('a free port passes, a taken one is named with the remedy', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const address = { host: '127.0.0.1', port };
    await expect(requireFreePort(address)).rejects.toThrow(
      `port ${port} is taken: end what uses it, or choose another with -- --port ${port + 1}`,
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(requireFreePort(address)).resolves.toBeUndefined();
  });
});

describe('the browser', () => {
  test('CHROME_PATH wins', async () => {
    await expect(findChromium({ CHROME_PATH: process.execPath })).resolves.toBe(process.execPath);
  });
  test('a CHROME_PATH that is not a program is refused', async () => {
    await expect(findChromium({ CHROME_PATH: '/no/such/browser' })).rejects.toThrow(
      'CHROME_PATH="/no/such/browser" is not a program: give the path of a Chromium or Chrome',
    );
  });
});

describe('the browser of the tests', () => {
  test('CHROME_PATH wins', async () => {
    await expect(findTestBrowser({ CHROME_PATH: process.execPath })).resolves.toBe(process.execPath);
  });
  test('a headless shell is taken before a whole browser, and Playwright’s own before both', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
    for (const name of ['chromium', 'chromium-headless-shell']) {
      writeFileSync(join(folder, name), '', { mode: 0o755 });
    }
    const own = chromium.executablePath();
    const expected = isExecutable(own) ? own : join(folder, 'chromium-headless-shell');
    await expect(findTestBrowser({ PATH: folder })).resolves.toBe(expected);
  });
});

describe('nginx', () => {
  /** A program that copies itself to `nginx`, where a package manager would install it. */
  function makeInstaller(name: string): { env: NodeJS.ProcessEnv; nginx: string } {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const nginx = join(folder, 'nginx');
    writeFileSync(join(folder, name), `#!/bin/sh\n/bin/cp "$0" "${nginx}"\n`, { mode: 0o755 });
    return { env: { PATH: folder }, nginx };
  }

  test('one that is there is found, on the PATH first', async () => {
    const { env, nginx } = makeInstaller('nginx');
    await expect(findNginx({ env, places: [process.execPath], isRoot: false })).resolves.toBe(nginx);
    await expect(findNginx({ env: {}, places: [process.execPath], isRoot: false })).resolves.toBe(process.execPath);
  });
  test.each(['sh', 'dnf', 'apk'])('root gets it installed where there is none, by %s', async (program) => {
    const { env, nginx } = makeInstaller(program);
    await expect(findNginx({ env, places: [], isRoot: true })).resolves.toBe(nginx);
  });
  test('others are told what to install', async () => {
    const { env } = makeInstaller('sh');
    await expect(findNginx({ env, places: [], isRoot: false })).rejects.toThrow(
      'no nginx was found or could be installed: install it, on Debian with the nginx-light package',
    );
  });
});

async function findFreePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return String(port);
}

test.each(['site', 'checks'])('%s in a read-only folder stops with one line', async (tool) => {
  const options = tool === 'site' ? ['--port', await findFreePort()] : [];
  const command = [resolve(`tools/${tool}/src/cli.mjs`), ...options];
  const folder = mkdtempSync(join(tmpdir(), 'read-only-'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  // In place of a folder that can't be made.
  writeFileSync(join(folder, '.cache'), '');
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe(
    "error: .cache/logs/npm-ping.log can't be written (ENOTDIR): make this folder writable, or use a copy of it\n",
  );
  expect(stdout).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});

describe('running a command', () => {
  test('gives its output and its exit code', async () => {
    const script = 'console.log("out"); console.error("err"); process.exitCode = 3';
    const result = await run(process.execPath, ['-e', script], { logName: 'unit-run' });
    expect(result.exitCode).toBe(3);
    expect(result.output).toContain('out');
    expect(result.output).toContain('err');
  });
  test('a command that does not exist fails', async () => {
    expect((await run('no-such-command', [], { logName: 'unit-run' })).exitCode).toBe(127);
  });
});
