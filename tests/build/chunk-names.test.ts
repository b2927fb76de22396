import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { expect, test } from 'vitest';

/** Paths of the modules that pages load, as the registry of a build names them. */
const listModules = (registry: string): string[] =>
  [...registry.matchAll(/require\.resolveWeak\("([^"]+)"\)/g)].map(([, path = '']) => path);

/** Names of chunks, and the order they are listed in, come from these paths. */
const findOfMachine = (modules: string[]): string[] => modules.filter((path) => isAbsolute(path));

test('no chunk is named after the folder the site is built in', () => {
  const modules = listModules(readFileSync('.docusaurus/registry.js', 'utf8'));
  console.log(`modules that pages load: ${modules.length}`);
  expect(modules.length).toBeGreaterThan(0);
  expect(findOfMachine(modules)).toEqual([]);
});

test('a module that is named by its place on the machine is found', () => {
  expect(
    findOfMachine(listModules('require.resolveWeak("@site/a.json"), require.resolveWeak("/home/b.json")')),
  ).toEqual(['/home/b.json']);
});
