import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { cssPrefixes } from '../src';

const OPTIONS = { ident: 'postcss', plugins: [['postcss-preset-env', {}]] };

async function configure(lightningCssMinimizer: boolean): Promise<unknown> {
  const context = { siteConfig: { future: { faster: { lightningCssMinimizer } } } } as LoadContext;
  const plugin = await cssPrefixes(context, undefined);
  return plugin?.configurePostCss?.(OPTIONS);
}

test('style sheets that Lightning CSS minifies pass without a plugin of PostCSS', async () => {
  expect(await configure(true)).toEqual({ ident: 'postcss', plugins: [] });
});

test('other minifiers add no prefixes, so the plugins stay', async () => {
  expect(await configure(false)).toEqual(OPTIONS);
});
