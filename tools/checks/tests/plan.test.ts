import { expect, test } from 'vitest';
import { planChecks } from '../src/plan.mjs';

const site = {
  allPages: [
    'docs/index.md',
    'docs/user-docs/media-library/adding-assets.md',
    'docs/user-docs/media-library.md',
    'docs/dev-docs/custom-fields.md',
  ],
  hasExamples: (file: string) => !file.includes('prose'),
  hasWalk: (file: string) => file === 'docs/dev-docs/custom-fields.md',
};

const plan = (...files: string[]) => {
  const scripts = planChecks(files, site);
  return scripts === 'everything' ? scripts : scripts.map(({ name, args = [] }) => [name, ...args].join(' '));
};

test('a page is built, read, and opened, and its examples are run', () => {
  expect(plan('docs/dev-docs/faq.md')).toEqual([
    'lint:format',
    'lint:prose',
    'test:unit tests/content tests/architecture',
    expect.stringMatching(/^test:build tests\/build\/links\.test\.ts /),
    'verify docs/dev-docs/faq.md',
    'test:e2e tests/e2e/every-page.spec.ts',
  ]);
});

test('a page without code has no examples', () => {
  expect(plan('docs/dev-docs/prose.md')).not.toContainEqual(expect.stringContaining('verify'));
});

test('only the pages that changed are opened, by their addresses', () => {
  const scripts = planChecks(['docs/index.md', 'docs/dev-docs/api/index.mdx', 'docs/cloud/intro.md'], site);
  const opened = scripts === 'everything' ? undefined : scripts.find(({ name }) => name === 'test:e2e');
  expect(opened?.env).toEqual({ TEST_PAGES: '/,/dev-docs/api,/cloud/intro' });
});

test('a page of the User Guide, its walk, and its pictures lead to its walk', () => {
  const page = 'docs/user-docs/media-library/adding-assets.md';
  const walked = `screenshots --check ${page}`;
  expect(plan(page)).toContain(walked);
  expect(plan('product/walks/user-docs/media-library/adding-assets.ts')).toContain(walked);
  expect(plan('static/img/user-docs/media-library/adding-assets/menu.dark.avif')).toContain(walked);
});

test('so do another page that has a walk, its walk, and its pictures', () => {
  const page = 'docs/dev-docs/custom-fields.md';
  const walked = `screenshots --check ${page}`;
  expect(plan(page)).toContain(walked);
  expect(plan('product/walks/dev-docs/custom-fields.ts')).toContain(walked);
  expect(plan('static/img/dev-docs/custom-fields/input.light.avif')).toContain(walked);
});

test('a test that changed is run', () => {
  expect(plan('tests/e2e/search.spec.ts')).toEqual([
    'lint:format',
    'lint:types',
    'lint:code tests/e2e/search.spec.ts',
    'test:unit tests/content tests/architecture',
    'test:e2e tests/e2e/search.spec.ts',
  ]);
});

test.each(['src/theme/SearchBar/index.tsx', 'package.json', 'config/site.ts', 'product/src/index.js'])(
  '%s may break anything',
  (file) => {
    expect(plan('docs/dev-docs/faq.md', file)).toBe('everything');
  },
);
