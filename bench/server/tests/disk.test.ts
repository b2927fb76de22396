import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureFolder, measurePackages } from '../disk';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'disk-'));
  place('node_modules/one/index.js', 200);
  place('node_modules/one/node_modules/two/.hidden/index.js', 400);
  place('node_modules/tester/index.js', 800);
  place('vendor/three/index.js', 1600);
  symlinkSync('../vendor/three', join(folder, 'node_modules/three'));
  const packages = {
    '': {},
    'node_modules/one': {},
    'node_modules/one/node_modules/two': {},
    'node_modules/tester': { dev: true },
    'node_modules/three': { link: true },
    'vendor/three': {},
  };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Random bytes, which a file system can't compress. */
function place(path: string, kilobytes: number): void {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), randomBytes(kilobytes * 1000));
}

/** Files take whole blocks, so a folder needs a little more than its bytes. */
function expectMegabytes(measured: number, bytes: number): void {
  expect(measured).toBeGreaterThanOrEqual(bytes);
  expect(measured).toBeLessThan(bytes + 0.05);
}

test('a folder is as large as all its files, hidden ones included, without what a link leads to', () => {
  expectMegabytes(measureFolder(join(folder, 'node_modules')), 1.4);
  expectMegabytes(measureFolder(join(folder, 'node_modules'), ['tester/**']), 0.6);
});

test('packages for development and links are left out, and none is measured twice', () => {
  expectMegabytes(measurePackages(folder), 0.6);
});
