import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findLockfile, placeVersion, readManifest, VERSIONS } from '../src/versions';

const versions = readdirSync(VERSIONS, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const readme = readFileSync(join(VERSIONS, 'README.md'), 'utf8');

type Manifest = Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>>;

/** The `@strapi` packages of a version of the sample project. */
function listPackages(version: string): [name: string, version: string][] {
  const { dependencies, devDependencies } = JSON.parse(readManifest(version)) as Manifest;
  return Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => name.startsWith('@strapi/'));
}

describe.each(versions)('%s', (version) => {
  test('has the packages of the sample project, in this version unless the README names another', () => {
    const names = (packages: [string, string][]) => packages.map(([name]) => name).sort();
    expect(names(listPackages(version))).toEqual(names(listPackages('4.14.0')));
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${version}\``));
    const others = listPackages(version).filter((each) => each[1] !== version);
    expect(row?.match(/`@strapi\/\S+` [\d.]+/g) ?? []).toEqual(others.map(([name, other]) => `\`${name}\` ${other}`));
  });

  test('its lockfile names no registry', () => {
    const resolved = readFileSync(findLockfile(version), 'utf8').match(/"resolved": ".*"/g);
    expect(resolved).toEqual(['"resolved": "vendor/ts-zen"']);
  });
});

test('a folder gets what npm needs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'versions-'));
  placeVersion(folder, '4.14.6');
  const { overrides } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  expect(overrides).toEqual({ sharp: '0.33.5', 'ts-zen': '$ts-zen', webpack: '5.88.2' });
  expect(['package-lock.json', '.npmrc', 'vendor/ts-zen'].filter((part) => !existsSync(join(folder, part)))).toEqual(
    [],
  );
  rmSync(folder, { recursive: true });
});

test('the documented version is the one of the sample project', () => {
  expect(findLockfile('4.14.0')).toBe('product/package-lock.json');
  expect(readManifest('4.14.0')).toBe(readFileSync('product/package.json', 'utf8'));
});

test('a version without a lockfile is explained in one line', () => {
  expect(() => findLockfile('4.12.0')).toThrow(
    /^there is no lockfile of 4\.12\.0: add product\/versions\/4\.12\.0\/.*$/,
  );
});
