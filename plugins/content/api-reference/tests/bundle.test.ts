import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configureBundle } from '../src/bundle';

test('the parts of the theme that the console uses are where it looks for them', () => {
  const { resolve } = configureBundle([], true) as { resolve: { alias: Record<string, string> } };
  const files = Object.values(resolve.alias).map((part) => `${part}.js`);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
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
