import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { shortRuntime } from '../src';

async function configure(mode: 'production' | 'development', isServer: boolean): Promise<unknown> {
  const plugin = await shortRuntime({} as LoadContext, undefined);
  return plugin?.configureWebpack?.({ mode }, isServer, {} as never, undefined);
}

describe('the names of chunks', () => {
  it('are numbers in the bundle for browsers', async () => {
    expect(await configure('production', false)).toEqual({
      output: { chunkFilename: 'assets/js/[id].[contenthash:6].js' },
    });
  });

  it.each([
    ['production', true],
    ['development', false],
  ] as const)("are Docusaurus' own in %s, for the server: %s", async (mode, isServer) => {
    expect(await configure(mode, isServer)).toEqual({});
  });
});
