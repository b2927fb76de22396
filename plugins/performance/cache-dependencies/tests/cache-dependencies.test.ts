import type { LoadContext, Plugin } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { cacheDependencies } from '../src';

type Configure = (config: object) => unknown;

/** What the plugin adds to a bundler's configuration. */
async function configure(files: string[], config: object): Promise<unknown> {
  const plugin = (await cacheDependencies({ files })({ siteDir: process.cwd() } as LoadContext, undefined)) as Plugin;
  return (plugin.configureWebpack as Configure)(config);
}

const files = ['package.json', 'plugins/performance/cache-dependencies/src/*.ts'];
const found = [`${process.cwd()}/package.json`, `${process.cwd()}/plugins/performance/cache-dependencies/src/index.ts`];

test('Rspack is given the files', async () => {
  expect(await configure(files, { cache: true, experiments: { cache: { type: 'persistent' } } })).toEqual({
    experiments: { cache: { buildDependencies: found } },
  });
});

test('webpack is given the files, to join with those that its cache has', async () => {
  const cache = { type: 'filesystem', buildDependencies: { config: ['a.js'] } };
  expect(await configure(files, { cache })).toEqual({
    cache: { type: 'filesystem', buildDependencies: { pages: found } },
  });
});

test('a bundler without a persistent cache is left alone', async () => {
  expect(await configure(files, { cache: undefined, experiments: {} })).toEqual({});
});

test('a glob without a file is named', async () => {
  await expect(configure(['missing/*'], {})).rejects.toThrow('cache-dependencies: "missing/*" matches no file');
});
