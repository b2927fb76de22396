import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { configureBundle } from '../src/bundle';

const require = createRequire(import.meta.url);

const read = (module: string): string => readFileSync(require.resolve(module), 'utf8');

test('what is left out is still asked for; without that, leave it out of bundle.ts, too', () => {
  expect(read('postman-collection/lib/superstring/dynamic-variables')).toContain("require('@faker-js/faker");
  expect(read('postman-collection/lib/util.js')).toContain("require('iconv-lite')");
});

test('the parts of the theme that the console uses are where it looks for them', () => {
  const { resolve = {} } = configureBundle([], true) as { resolve?: { alias?: Record<string, string | false> } };
  const explorer = resolve.alias?.['@theme/ApiExplorer'] as string;
  const item = resolve.alias?.['@theme/ApiItem'] as string;
  expect(dirname(explorer)).toBe(dirname(item));
  for (const part of [
    'buildPostmanRequest',
    'persistenceMiddleware',
    'Server/slice',
    'Body/slice',
    'ParamOptions/slice',
  ]) {
    expect(existsSync(join(explorer, `${part}.js`)), part).toBe(true);
  }
  expect(existsSync(join(item, 'store.js'))).toBe(true);
});

test('styles of the folders go to a sheet of their own, in the browser’s build alone', () => {
  const { optimization } = configureBundle(['src/components/A'], false) as {
    optimization: { splitChunks: { cacheGroups: Record<string, { test: RegExp }> } };
  };
  const group = optimization.splitChunks.cacheGroups['api-reference'];
  expect(group?.test.test('/site/src/components/A/styles.module.css')).toBe(true);
  expect(group?.test.test('/site/src/components/B/styles.module.css')).toBe(false);
  expect(configureBundle([], true)).not.toHaveProperty('optimization');
});
