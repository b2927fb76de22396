import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import lockfile from '../../package-lock.json';
import packageJson from '../../package.json';
import { PRODUCT_VERSION } from '../../config/site';
import { listFiles } from '../support/files';

const readme = readFileSync('README.md', 'utf8');

/** The first cell of each row of the table below a heading. */
function readFirstCells(text: string, heading: string): string[] {
  const section = text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)` /gm)].flatMap(([, cell]) => cell ?? []);
}

test('the README gives a reason for each dependency, and for nothing else', () => {
  const explained = readFirstCells(readme, 'Dependencies');
  const installed = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies });
  expect([...explained].sort()).toEqual(installed.sort());
});

test('the README lists every script', () => {
  const listed = readFirstCells(readme, 'Commands').map((command) => command.replace(/^npm (run )?/, ''));
  expect([...listed].sort()).toEqual(Object.keys(packageJson.scripts).sort());
});

test('.env.example lists the variables that the configuration reads, and no others', () => {
  const source = listFiles(['config/*.ts'])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const read = new Set([...source.matchAll(/\benvironment\.([A-Z_]+)/g)].map(([, name]) => name));
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(read.size).toBeGreaterThan(0);
  expect(listed.sort()).toEqual([...read].sort());
});

test('the site has the version of the product', () => {
  expect(packageJson.version).toBe(PRODUCT_VERSION);
});

test('exact versions, those of aliases included, and no address of a registry in the lockfile', () => {
  const versions = Object.values({ ...packageJson.dependencies, ...packageJson.devDependencies });
  expect(versions.filter((version) => !/^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved": "http');
});

test('the lockfile holds the packages of every platform, so that it installs on each', () => {
  const packages = Object.entries(lockfile.packages) as [string, { optionalDependencies?: Record<string, string> }][];
  const locked = new Set(packages.map(([path]) => path.replace(/^.*node_modules\//, '')));
  const wanted = packages.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((name) => !locked.has(name))).toEqual([]);
});
