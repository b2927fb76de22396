import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../support/files';
import { readSection } from '../support/section';
import { readRows } from '../support/tables';

const PAGE = 'docs/dev-docs/cli.md';

const pages = listFiles(['docs/**/*.{md,mdx}']).map((file) => readFileSync(file, 'utf8'));

/** Official packages of the product's lockfile that are in the version of the product. */
const { packages } = JSON.parse(readFileSync('product/package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string }>;
};
const installed = new Set(
  Object.entries(packages)
    .filter(([, { version }]) => version === '4.14.0')
    .map(([path]) => path.split('node_modules/').at(-1)),
);

/** Packages that the registry lacks in 4.14.0, with the nearest versions, as the page lists them. */
const missing = new Map(
  readRows(PAGE)
    .filter(({ heading, column }) => heading === 'install' && column === 'Package')
    .map(({ cells: [name = '', versions = ''] }) => [name, versions.split(', ')]),
);

/** Packages that the registry has in 4.14.0; pages name them, but the sample project doesn't need them. */
const NAMED_ONLY = ['@strapi/plugin-color-picker'];

/** Official packages in a text, with the versions written behind them. */
function listPackages(text: string): { name: string; version: string | undefined }[] {
  const found = text.matchAll(/(@strapi\/(?:plugin|provider)-[\w-]+|create-strapi-app)(?:@(\d[\w-]*(?:\.[\w-]+)*))?/g);
  return [...found].map(([, name = '', version]) => ({ name, version }));
}

test('the page lists packages that the product could not install', () => {
  expect(missing.size).toBe(5);
  expect([...missing.keys()].filter((name) => installed.has(name))).toEqual([]);
  expect(readSection(PAGE, 'install')).toContain('In November 2026');
});

test.each(NAMED_ONLY)('%s is not installed, but published in the version of the product', (name) => {
  expect(installed.has(name)).toBe(false);
  const version = execFileSync('npm', ['view', `${name}@4.14.0`, 'version'], { encoding: 'utf8' });
  expect(version.trim()).toBe('4.14.0');
});

test('every plugin and provider on the pages is one of the product, or one of these lists', () => {
  const named = pages.flatMap((text) => listPackages(text).map(({ name }) => name));
  const written = named.filter((name) => !name.endsWith('-'));
  expect(written.length).toBeGreaterThan(10);
  const known = new Set([...installed, ...missing.keys(), ...NAMED_ONLY]);
  expect(written.filter((name) => !known.has(name))).toEqual([]);
});

test('a version behind a package of the list is one that the registry has', () => {
  const versions = pages.flatMap(listPackages);
  const wrong = versions.filter(
    ({ name, version }) => missing.has(name) && version !== undefined && !missing.get(name)?.includes(version),
  );
  // The Developer Docs introduction names a version that is not there, and the update page npm's message about one.
  expect([...new Set(wrong.map(({ name, version }) => `${name}@${version}`))].sort()).toEqual([
    '@strapi/plugin-sentry@4.14.0',
    'create-strapi-app@4.14.0',
  ]);
});

test.each(['docs/dev-docs/faq.md'])('%s names an upload provider with its version', (file) => {
  const providers = listPackages(readSection(file, 'Where are uploaded files kept?'));
  expect(providers).toEqual([{ name: '@strapi/provider-upload-aws-s3', version: '4.14.3' }]);
});

test('a plugin that strapi install fetches on a page is there in the version of the product', () => {
  const names = pages.flatMap((text) =>
    [...text.matchAll(/^(?:yarn|npm run) strapi (?:-- )?install ([a-z-]+)$/gm)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !installed.has(`@strapi/plugin-${name}`))).toEqual([]);
});
