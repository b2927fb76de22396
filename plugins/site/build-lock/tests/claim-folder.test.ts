import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { claimFolder } from '../src/claim-folder.mjs';

const siteDir = mkdtempSync(join(tmpdir(), 'claims-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

const MODULE = pathToFileURL(resolve('plugins/site/build-lock/src/claim-folder.mjs')).href;

const createClaim = (folder: string) => ({ folder: join(siteDir, folder), siteDir, remedy: 'use another one' });

/** Claims a folder in another process, which ends at once, and gives what went wrong. */
function claimElsewhere(folder: string): string {
  const script = `import { claimFolder } from '${MODULE}';
    try { claimFolder(${JSON.stringify(createClaim(folder))}); } catch (error) { console.log(error.message); }`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).trim();
}

test('a folder belongs to one process, which may claim it again', () => {
  claimFolder(createClaim('build'));
  claimFolder(createClaim('build'));
  expect(claimElsewhere('build')).toBe(`process ${process.pid} is using build: wait until it ends, or use another one`);
  expect(claimElsewhere('other')).toBe('');
});

test('a process that has ended holds nothing', () => {
  expect(claimElsewhere('ended')).toBe('');
  expect(claimElsewhere('ended')).toBe('');
  expect(() => claimFolder(createClaim('ended'))).not.toThrow();
});

test('a site that can’t be written is one line with the remedy', () => {
  const file = join(siteDir, 'file');
  writeFileSync(file, '');
  expect(() => claimFolder({ ...createClaim('build-2'), siteDir: file })).toThrow(
    `${file}/.cache/locks can't be written (ENOTDIR): make the site's folder writable, or use a copy of it`,
  );
});
