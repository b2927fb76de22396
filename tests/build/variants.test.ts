import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildVariant } from '../support/build-variant';

const folder = mkdtempSync(join(tmpdir(), 'site-variants-'));
afterAll(() => rmSync(folder, { recursive: true }));

function build(args: string[], env: NodeJS.ProcessEnv = {}): ReturnType<typeof buildVariant> {
  return buildVariant(args, env, 'build-variant');
}

test('the site builds without the fast compilers, as babel.config.js promises', async () => {
  const outDir = join(folder, 'without-faster');
  const { exitCode, output } = await build(['--config', 'tests/build/without-faster.config.ts', '--out-dir', outDir], {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/docusaurus-without-faster',
  });
  expect(output).not.toContain('SWC js loader');
  expect(exitCode, output).toBe(0);
  expect(readFileSync(join(outDir, 'cloud/intro.html'), 'utf8')).toContain('<h1>');
});

test('the site builds from a plain copy without history, and states no dates then', async () => {
  const copy = join(folder, 'copy');
  const left = new Set(['.git', 'node_modules', 'build', '.docusaurus', '.cache'].map((name) => resolve(name)));
  cpSync('.', copy, { recursive: true, filter: (source) => !left.has(resolve(source)) });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  expect(existsSync(join(copy, '.git'))).toBe(false);
  const { exitCode, output } = await build([copy]);
  expect(exitCode, output).toBe(0);
  expect(readFileSync(join(copy, 'build/cloud/intro.html'), 'utf8')).not.toContain('Last updated');
  expect(readFileSync(join(copy, 'build/status.html'), 'utf8')).toContain('unknown');
});

test('a wrong setting stops the build with its name, its value and what is allowed', async () => {
  const { exitCode, output } = await build(['--out-dir', join(folder, 'wrong')], { SITE_URL: 'docs.example.org' });
  expect(exitCode).not.toBe(0);
  expect(output).toContain('SITE_URL="docs.example.org" is not allowed: give an http(s) origin without a path');
});
