import { existsSync } from 'node:fs';
import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { imageZoom } from '../src';

test('names a client module that exists', async () => {
  const plugin = await imageZoom({} as LoadContext, undefined);
  const modules = plugin?.getClientModules?.() ?? [];
  expect(modules).toHaveLength(1);
  expect(modules.map((path) => existsSync(`${path}.ts`))).toEqual([true]);
});
