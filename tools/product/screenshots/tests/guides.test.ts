import { expect, test } from 'vitest';
import { checkWalks } from '../src/check-files';
import { listGuides } from '../src/guides';
import { readGuide } from '../src/read-guide';

test('a page gives its names and pictures with their lines', () => {
  const page = readGuide('tests/fixtures/user-guide/docs/names.md');
  expect(page.names).toEqual([
    { name: 'Create new entry', line: 6 },
    { name: 'Publish', line: 7 },
    { name: 'Save it all', line: 8 },
  ]);
  expect(page.pictures.map(({ line }) => line)).toEqual([10, 11]);
  expect(page.isEnterprise).toBe(false);
});

test('a path that is none of the guide is refused', () => {
  expect(() => listGuides(['docs/home/Home.md'])).toThrow(
    '"docs/home/Home.md" is not a page or folder of the User Guide: give one in docs/user-docs, or a page that has a walk',
  );
  expect(listGuides(['docs/user-docs/intro.md']).map(({ file }) => file)).toEqual(['docs/user-docs/intro.md']);
});

test('a walk without a page is named', () => {
  const guides = listGuides(['docs/user-docs/intro.md', 'docs/user-docs/plugins.md']);
  const { walks, problems } = checkWalks(guides, 'product/walks');
  expect(problems).toHaveLength(walks - guides.length);
  expect(problems).toContain('product/walks/user-docs/media-library.ts: no page goes this way: delete it');
});
