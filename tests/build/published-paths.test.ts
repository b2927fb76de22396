import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

/** Files that contain the path of a folder of this machine. */
const findPaths = (files: Map<string, string>, folder: string): string[] =>
  [...files].flatMap(([file, text]) => (text.includes(folder) ? [file] : []));

test('no page and no script contains the path of the folder that the site was built in', () => {
  const files = globSync('build/**/*.{html,js,css,json,xml}');
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  console.log(`${texts.size} built files`);
  expect(texts.size).toBeGreaterThan(0);
  expect(findPaths(texts, resolve('.'))).toEqual([]);
});

test('a script with such a path is found', () => {
  const texts = new Map([
    ['main.js', '{"folder":"/home/builder/site/static"}'],
    ['page.html', '<p>static</p>'],
  ]);
  expect(findPaths(texts, '/home/builder/site')).toEqual(['main.js']);
});
