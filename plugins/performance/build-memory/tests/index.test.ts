import { expect, test } from 'vitest';
import type { LoadContext } from '@docusaurus/types';
import { buildMemory } from '../src';

const MDX_LOADER = require.resolve('@docusaurus/mdx-loader');
const PAGES = { test: /\.mdx?$/, use: [{ loader: MDX_LOADER, options: { siteDir: '.' } }] };
const STYLES = { test: /\.css$/, use: ['css-loader'] };

type Configure = (config: object, isServer: boolean) => { module?: { rules: unknown[] } };

async function configure(config: object, isServer = false) {
  const plugin = await buildMemory({} as LoadContext, undefined);
  return (plugin?.configureWebpack as unknown as Configure)(config, isServer);
}

test('pages of a build for browsers are compiled in turn', async () => {
  const config = { mode: 'production', module: { rules: [STYLES, PAGES] } };
  const { module } = await configure(config);
  expect(module?.rules).toEqual([
    STYLES,
    { ...PAGES, use: [{ ...PAGES.use[0], loader: expect.stringMatching(/mdx-loader\.mjs$/) as unknown }] },
  ]);
  // The bundle for the server has the same rule, and would wait for pages that wait for it.
  expect(config.module.rules[1]).toBe(PAGES);
  expect(PAGES.use[0]?.loader).toBe(MDX_LOADER);
});

test.each([
  ['the writers’ server', { mode: 'development', module: { rules: [PAGES] } }, false],
  ['the bundle for the server', { mode: 'production', module: { rules: [PAGES] } }, true],
])('%s stays as it is', async (_what, config, isServer) => {
  expect(await configure(config, isServer)).toEqual({});
});

test('a build without a rule for pages fails', async () => {
  await expect(configure({ mode: 'production', module: { rules: [STYLES] } })).rejects.toThrow(
    'build-memory found no rule for pages: it has to come after the plugins that add pages',
  );
});
