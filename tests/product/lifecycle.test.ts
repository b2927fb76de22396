import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../tools/bootstrap/src/run.mjs';
import { COPIES } from '../../tools/product/start/src/project';
import { readSeededData, startSeededCopy, type SeededData } from '../../tools/product/start/src/seeded';

const VERIFY = ['--import', 'tsx', 'tools/product/verify/src/main.ts'];

let data: SeededData;
const folder = mkdtempSync(join(tmpdir(), 'lifecycle-'));
beforeAll(async () => {
  data = await readSeededData();
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a reset puts data and uploaded files back without a restart', async () => {
  const product = await startSeededCopy('lifecycle', data);
  const uploads = join(COPIES, 'lifecycle/public/uploads');
  await product.run("await strapi.db.query('api::dish.dish').deleteMany({})");
  rmSync(join(uploads, readdirSync(uploads)[0] ?? ''));
  writeFileSync(join(uploads, 'new.txt'), '');
  await product.run('globalThis.isSameProcess = true');
  await product.reset(data);
  expect(await product.run('return globalThis.isSameProcess')).toBe(true);
  expect(await product.run("return strapi.db.query('api::dish.dish').count()")).toBe(8);
  expect(readdirSync(uploads).sort()).toEqual(readdirSync(data.uploads).sort());
  await product.stop();
  rmSync(join(COPIES, 'lifecycle'), { recursive: true });
});

test('a taken port is said in one line', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await expect(startSeededCopy('taken-port', data, { port })).rejects.toThrow(
    /did not start: [^\n]*already used by another application/,
  );
  server.close();
  rmSync(join(COPIES, 'taken-port'), { recursive: true });
});

test('a product that is missing and can not be installed is said in one line', async () => {
  const copy = join(folder, 'repository');
  mkdirSync(copy);
  for (const part of ['tools', 'plugins', 'grammar', 'config', 'data', 'package.json', 'tests/fixtures/examples']) {
    cpSync(part, join(copy, part), { recursive: true });
  }
  cpSync('product', join(copy, 'product'), {
    recursive: true,
    filter: (source) => !source.includes('node_modules'),
  });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const command = `cd ${copy} && node ${VERIFY.join(' ')} tests/fixtures/examples/good.md`;
  const { exitCode, output } = await run('sh', ['-c', command], {
    env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' },
    logName: 'missing-product',
  });
  expect(output).toContain('error: npm could not reach its package registry: connect this machine to the network');
  expect(exitCode).toBe(1);
});

/** Processes below another one, by /proc. */
function listChildren(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

const isRunning = (pid: number) =>
  existsSync(`/proc/${pid}`) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');

/** Examples that never end, and the program in which each runs. */
const ENDLESS: [fence: (started: string) => string, program: string][] = [
  [
    (started) =>
      `\`\`\`js run\nrequire('fs').writeFileSync('${started}', '');\nawait new Promise(() => undefined);\n\`\`\`\n`,
    'host.mjs',
  ],
  [(started) => `\`\`\`bash run in=new\ntouch ${started}\nsleep 1000\n\`\`\`\n`, 'sleep'],
];

function listDescendants(pid: number): number[] {
  return listChildren(pid).flatMap((child) => [child, ...listDescendants(child)]);
}

/** Starts a verification that would take for ever, and waits until its example runs. */
async function startEndless([fence, name]: (typeof ENDLESS)[number]): Promise<{
  verifier: ChildProcess;
  program: number;
  copies: () => string[];
}> {
  const started = join(folder, `started-${Math.random()}`);
  const page = join(folder, 'endless.md');
  writeFileSync(page, fence(started));
  const verifier = spawn(process.execPath, [...VERIFY, page], { stdio: 'ignore' });
  await expect.poll(() => existsSync(started), { timeout: 600_000 }).toBe(true);
  const findProgram = () =>
    listDescendants(verifier.pid ?? 0).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(name));
  await expect.poll(findProgram, { timeout: 300_000 }).toBeDefined();
  return {
    verifier,
    program: findProgram() ?? 0,
    copies: () => readdirSync(COPIES).filter((name) => name.startsWith(`verify-${verifier.pid}-`)),
  };
}

describe.runIf(process.platform === 'linux').each(ENDLESS)(
  'a verification in the middle of an example',
  (...endless) => {
    test(`leaves no process and no file behind when it is ended (${endless[1]})`, async () => {
      const { verifier, program, copies } = await startEndless(endless);
      expect(isRunning(program)).toBe(true);
      expect(copies()).toHaveLength(1);
      verifier.kill('SIGTERM');
      await expect.poll(() => isRunning(program) || copies().length > 0, { timeout: 300_000 }).toBe(false);
    });

    test(`leaves no process behind when it is killed, and the next run removes its files (${endless[1]})`, async () => {
      const { verifier, program, copies } = await startEndless(endless);
      verifier.kill('SIGKILL');
      await expect.poll(() => isRunning(program), { timeout: 300_000 }).toBe(false);
      expect(copies()).toHaveLength(1);
      await run(process.execPath, [...VERIFY, 'tests/fixtures/examples/stale-exemption.md'], { logName: 'next-run' });
      expect(copies()).toEqual([]);
    });
  },
);
