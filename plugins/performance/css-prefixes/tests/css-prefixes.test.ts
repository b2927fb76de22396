import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { cssPrefixes } from '../src';

const PRESET_ENV = ['/site/node_modules/postcss-preset-env/dist/index.cjs', {}];
const LAYERS = { postcssPlugin: 'postcss-wrap-in-layer' };

async function configure(lightningCssMinimizer: boolean, plugins: unknown[]): Promise<unknown> {
  const context = { siteConfig: { future: { faster: { lightningCssMinimizer } } } } as LoadContext;
  const plugin = await cssPrefixes(context, undefined);
  return plugin?.configurePostCss?.({ ident: 'postcss', plugins });
}

test('style sheets that Lightning CSS minifies pass without postcss-preset-env, and with all other plugins', async () => {
  expect(await configure(true, [PRESET_ENV, LAYERS])).toEqual({ ident: 'postcss', plugins: [LAYERS] });
});

test('other minifiers add no prefixes, so the plugin stays', async () => {
  expect(await configure(false, [PRESET_ENV])).toEqual({ ident: 'postcss', plugins: [PRESET_ENV] });
});

test('a Docusaurus that names the plugin in another way stops the build, with a remedy', async () => {
  await expect(configure(true, [LAYERS])).rejects.toThrow('found no postcss-preset-env: adapt plugins/performance');
});
