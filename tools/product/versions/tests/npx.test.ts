import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What npx is told, for a command of a page. */
function runNpx(...words: string[]): string[] {
  const output = execFileSync('tools/product/versions/bin/npx', words, {
    encoding: 'utf8',
    env: { ...process.env, REAL_NPX: 'printf', DOCUMENTED_VERSION: '4.14.0', PRODUCT_VERSION: '4.26.2' },
  });
  return output.split('|').slice(0, -1);
}

test('packages of the documented version become those of the other version, and all else stays', () => {
  expect(runNpx('%s|', '@strapi/strapi@4.14.0', 'new', 'my project', '--no-run', 'other@14.14.0')).toEqual([
    '@strapi/strapi@4.26.2',
    'new',
    'my project',
    '--no-run',
    'other@14.14.0',
  ]);
});
