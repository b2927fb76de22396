import { expect, test } from 'vitest';
import { checkFiles, checkTasks, checkWalks } from '../../tools/product/screenshots/src/check-files';
import { listGuides } from '../../tools/product/screenshots/src/guides';
import { readGuide } from '../../tools/product/screenshots/src/read-guide';
import { WALKS } from '../../tools/product/screenshots/src/walk-page';

const guides = listGuides();

test('every picture lies there light and dark, is small, and is shown', () => {
  const { files, problems } = checkFiles(guides, 'static');
  console.log(`${guides.length} pages, ${files} files of pictures`);
  expect(files).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('every walk is that of a page', () => {
  const { walks, problems } = checkWalks(guides, WALKS);
  console.log(`${walks} walks`);
  expect(walks).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('every task has a picture', () => {
  const { tasks, problems } = checkTasks(guides);
  console.log(`${tasks} tasks`);
  expect(tasks).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('a task without a picture is found', () => {
  const file = 'tests/fixtures/user-guide/docs/no-picture.md';
  const { tasks, problems } = checkTasks([readGuide(file)]);
  expect(tasks).toBe(2);
  expect(problems).toEqual([`${file}:15: “Delete a dish” has no picture: take one on the page's walk`]);
});

test('every page has a picture, save for those about what only a license brings, which have none', () => {
  expect(guides.length).toBeGreaterThan(0);
  expect(
    guides.filter(({ pictures, isEnterprise }) => pictures.length > 0 === isEnterprise).map(({ file }) => file),
  ).toEqual([]);
});
