import { expect, test } from 'vitest';
import { toOverlay } from '../src/overlay';

test('package.json of a page adds dependencies to those of the project', () => {
  const shown = { version: '1.0.0', dependencies: { 'sample-provider': 'file:./providers/sample' } };
  const text = toOverlay('package.json', JSON.stringify(shown))['package.json'] ?? '';
  const { version, dependencies } = JSON.parse(text) as { version: string; dependencies: Record<string, string> };
  expect(version).toBe('1.0.0');
  expect(dependencies['sample-provider']).toBe('file:./providers/sample');
  expect(dependencies['@strapi/strapi']).toBe('4.14.0');
});
