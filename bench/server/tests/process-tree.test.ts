import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { measureMemory, watchCommand } from '../process-tree';

/** Code that takes megabytes of memory, then says so. */
const take = (megabytes: number) =>
  `globalThis.kept = Buffer.alloc(${megabytes}e6, 1); console.log('taken'); setInterval(() => {}, 1000);`;

const runNode = (code: string, until?: string) => watchCommand(['--eval', code], { cwd: tmpdir(), env: {}, until });

test('the memory of a process includes that of its descendants', async () => {
  const code = `
    const child = require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(take(200))}]);
    child.stdout.on('data', () => { ${take(100)} });
    process.on('SIGTERM', () => { child.kill(); process.exit(); });`;
  const { pid, peak } = await runNode(code, 'taken');
  const all = measureMemory(pid);
  process.kill(pid, 'SIGTERM');
  expect(all).toBeGreaterThan(300);
  expect(all).toBeLessThan(600);
  expect(peak).toBeGreaterThan(200);
  await expect.poll(() => measureMemory(pid), { timeout: 10_000 }).toBe(0);
});

test('a command tells its exit code, its output, its time, and its most memory', async () => {
  const result = await runNode(`
    globalThis.kept = Buffer.alloc(150e6, 1);
    console.error('ends soon');
    setTimeout(() => process.exit(3), 500);`);
  expect(result).toMatchObject({ exitCode: 3, output: 'ends soon\n' });
  expect(result.seconds).toBeGreaterThan(0.5);
  expect(result.peak).toBeGreaterThan(150);
});

test('a command that is ready goes on until it is stopped', async () => {
  const { pid, exitCode, stop } = await runNode(take(1), 'taken');
  expect(exitCode).toBeUndefined();
  expect(measureMemory(pid)).toBeGreaterThan(0);
  stop();
  await expect.poll(() => measureMemory(pid), { timeout: 10_000 }).toBe(0);
});

test('a process that there is not has no memory', () => {
  expect(measureMemory(2 ** 30)).toBe(0);
});
