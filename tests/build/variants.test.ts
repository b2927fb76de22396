import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, expect, test } from 'vitest';
import { buildVariant } from '../support/build-variant';

const folder = mkdtempSync(join(tmpdir(), 'site-variants-'));
afterAll(() => rmSync(folder, { recursive: true }));

function build(args: string[], env: NodeJS.ProcessEnv = {}): ReturnType<typeof buildVariant> {
  return buildVariant(args, env, 'build-variant');
}

/** Copies the sources of the site; packages are linked. */
function copySite(copy: string): void {
  const left = new Set(['.git', 'node_modules', 'build', '.docusaurus', '.cache']);
  // The product has packages, builds and caches of its own.
  cpSync('.', copy, { recursive: true, filter: (source) => !left.has(basename(source)) });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
}

test('the site builds without the fast compilers, as babel.config.js promises', async () => {
  // Inside the repository, so that packages are found.
  const site = resolve('.cache/without-faster');
  rmSync(site, { recursive: true, force: true });
  cpSync('tests/fixtures/versions-site', site, { recursive: true });
  for (const name of ['babel.config.js', 'i18n', 'openapi', 'redocly.yaml', 'src', 'static']) {
    cpSync(name, join(site, name), { recursive: true });
  }
  const { exitCode, output } = await build([
    site,
    '--config',
    resolve('tests/build/without-faster.config.ts'),
    // Minifying takes most of the time and finds nothing wrong in a source.
    '--no-minify',
  ]);
  expect(exitCode, output).toBe(0);
  expect(output).not.toContain('SWC js loader');
  expect(readFileSync(join(site, 'build/cloud/intro.html'), 'utf8')).toContain('<h1>');
  expect(globSync('openapi/sample/*.html', { cwd: join(site, 'build') }).length).toBeGreaterThan(0);
});

test('the site builds from a plain copy without history, and states no dates then', async () => {
  const copy = join(folder, 'copy');
  copySite(copy);
  expect(existsSync(join(copy, '.git'))).toBe(false);
  const { exitCode, output } = await build([copy]);
  expect(exitCode, output).toBe(0);
  expect(readFileSync(join(copy, 'build/cloud/intro.html'), 'utf8')).not.toContain('Last updated');
  expect(readFileSync(join(copy, 'build/status.html'), 'utf8')).toContain('unknown');
});

test('a wrong setting stops the build with its name, its value and what is allowed', async () => {
  const { exitCode, output } = await build(['--out-dir', join(folder, 'wrong')], { SITE_URL: 'docs.example.org' });
  expect(exitCode).not.toBe(0);
  expect(output.trim()).toBe(
    'error: SITE_URL="docs.example.org" is not allowed: give an http(s) origin without a path, such as https://docs.example.org',
  );
});

test('a versions.json that is no list of names stops the build with one line', async () => {
  const copy = join(folder, 'wrong-versions');
  copySite(copy);
  writeFileSync(join(copy, 'versions.json'), '{ "4.13.0": true }');
  const { exitCode, output } = await build([copy]);
  expect(exitCode).not.toBe(0);
  expect(output.trim()).toMatch(/^error: versions\.json is not a list: \{"4\.13\.0":true\}: write a JSON list [^\n]+$/);
});
