import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findNames, readProduct } from '../support/product-source';
import { readSection } from '../support/section';
import { readRows } from '../support/tables';
import { runCommand } from './support/command';
import { placePlainCopy } from './support/plain-project';

const FAQ = 'docs/dev-docs/faq.md';
const HEADING = 'Does the admin panel need a build step?';

const shouldBuild = createRequire(import.meta.url)(
  resolve('product/node_modules/@strapi/admin/utils/should-build-admin.js'),
) as (project: { appDir: string; plugins: Record<string, unknown> }) => Promise<boolean>;

const defaultPlugins = findNames(readProduct('admin/utils/should-build-admin.js'), /^ {2}'([\w-]+)',$/gm);

const folder = mkdtempSync(join(tmpdir(), 'develop-panel-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Tells whether `develop` would build a panel for a project with these files and plugins. */
function isBuilt(files: string[], plugins = defaultPlugins): Promise<boolean> {
  const appDir = mkdtempSync(join(folder, 'project-'));
  for (const file of files) {
    mkdirSync(dirname(join(appDir, file)), { recursive: true });
    writeFileSync(join(appDir, file), '{}');
  }
  return shouldBuild({ appDir, plugins: Object.fromEntries(plugins.map((name) => [name, {}])) });
}

const rows = readRows(FAQ).filter(({ heading, column }) => heading === HEADING && column === 'Condition');

test('develop builds no panel in a project with default plugins', async () => {
  const project = await placePlainCopy('develop-panel');
  const { output } = await runCommand(project, 'strapi develop', {
    until: (text) => text.includes('http://localhost'),
  });
  expect(output).toContain('Admin UI built successfully');
  expect(existsSync(join(project, 'build'))).toBe(false);
  rmSync(project, { recursive: true });
  expect(readSection('docs/dev-docs/cli.md', 'develop')).toContain(
    "In a new project, `develop` doesn't build the admin panel.",
  );
});

test('the page names the default plugins', () => {
  expect(defaultPlugins).toHaveLength(6);
  const row = rows.find(({ cells }) => cells[0]?.startsWith('A default plugin'));
  expect(row?.codes[1]).toEqual(defaultPlugins);
});

test('another plugin, or a default plugin less, is a cause of a build', async () => {
  expect(await isBuilt([])).toBe(false);
  expect(await isBuilt([], [...defaultPlugins, 'graphql'])).toBe(true);
  expect(await isBuilt([], defaultPlugins.slice(1))).toBe(true);
});

test('the page names every file that is a cause of a build', async () => {
  const tsconfig = 'src/admin/tsconfig.json';
  for (const file of ['app.js', 'app.jsx', 'webpack.config.js']) {
    expect(await isBuilt([`src/admin/${file}`])).toBe(true);
  }
  for (const file of ['app.ts', 'app.tsx']) {
    expect(await isBuilt([`src/admin/${file}`])).toBe(false);
    expect(await isBuilt([tsconfig, `src/admin/${file}`])).toBe(true);
  }
  for (const file of ['app.example.js', 'webpack.config.example.js', 'webpack.config.ts']) {
    expect(await isBuilt([tsconfig, `src/admin/${file}`])).toBe(false);
  }
  const written = rows.slice(2).flatMap(({ codes }) => codes.flat());
  expect(written).toEqual([
    './src/admin/app.js',
    'app.jsx',
    'app.ts',
    'app.tsx',
    './src/admin/tsconfig.json',
    './src/admin/webpack.config.js',
    'app.example.js',
    'webpack.config.example.js',
  ]);
});
