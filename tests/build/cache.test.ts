import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOCUSAURUS } from '../../tools/bootstrap/src/docusaurus.mjs';
import { run } from '../../tools/bootstrap/src/run.mjs';

const FIXTURE = 'tests/fixtures/cache-site';
// As deep as the fixture, so that its imports hold.
const SITE = '.cache/tests/cache-site';

/** Builds the copy, with what an earlier build of it has cached. */
function build(): ReturnType<typeof run> {
  return run(process.execPath, [DOCUSAURUS, 'build', SITE], { logName: 'build-cache-site' });
}

/** The page, without the hash of the bundler's runtime: a cache alone may change it. */
const readPage = (): string =>
  readFileSync(`${SITE}/build/index.html`, 'utf8').replace(/(?<=runtime~main)\.[\da-f]+/, '');

/** Removes what builds have cached and written. */
function clear(): void {
  for (const folder of ['node_modules', '.docusaurus', 'build']) {
    rmSync(`${SITE}/${folder}`, { recursive: true, force: true });
  }
}

beforeAll(async () => {
  rmSync(SITE, { recursive: true, force: true });
  cpSync(FIXTURE, SITE, { recursive: true });
  const { exitCode, output } = await build();
  expect(exitCode, output).toBe(0);
});
afterAll(() => rmSync(SITE, { recursive: true, force: true }));

test('a warm build shows a changed picture, as a cold one does', async () => {
  expect(readPage()).toContain('width=10');
  for (const mode of ['light', 'dark']) {
    cpSync(`${SITE}/later/form.png`, `${SITE}/static/img/form.${mode}.png`);
  }
  expect((await build()).exitCode).toBe(0);
  const warm = readPage();
  clear();
  expect((await build()).exitCode).toBe(0);
  expect(readPage()).toBe(warm);
  expect(warm).toContain('width=20');
});

test('a warm build fails on an option that the product no longer has', async () => {
  const facts = readFileSync(`${SITE}/facts/server.json`, 'utf8');
  writeFileSync(`${SITE}/facts/server.json`, facts.replace('port', 'socket'));
  const { exitCode, output } = await build();
  expect(exitCode).not.toBe(0);
  expect(output).toContain('`port` is not an option of server');
});
