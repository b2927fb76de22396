import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withoutServices } from '../src/programs';

let folder: string;
let policy: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'policy-'));
  policy = join(folder, 'policy-rc.d');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('while packages are installed, Debian is told to start no service', async () => {
  const seen = await withoutServices(policy, async () => {
    expect(statSync(policy).mode & 0o777).toBe(0o755);
    return Promise.resolve(readFileSync(policy, 'utf8'));
  });
  expect(seen).toContain('exit 101');
  expect(existsSync(policy)).toBe(false);
});

test('that ends when the installation fails', async () => {
  await expect(withoutServices(policy, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  expect(existsSync(policy)).toBe(false);
});

test("the machine's own rule stays", async () => {
  writeFileSync(policy, 'own');
  await withoutServices(policy, () => Promise.resolve());
  expect(readFileSync(policy, 'utf8')).toBe('own');
});
