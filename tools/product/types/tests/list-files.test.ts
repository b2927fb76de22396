import { expect, test } from 'vitest';
import { parsePage } from '../../verify/src/read-page';
import { listProjectFiles } from '../src/list-files';

const fence = (info: string, text: string): string => `\`\`\`${info}\n${text}\n\`\`\`\n\n`;

const list = (source: string) =>
  listProjectFiles(parsePage('docs/a.md', source), 'page').map(({ path, text, part, fence: own }) => [
    path,
    text,
    part,
    own !== undefined,
  ]);

test('files of a page are in one project, and see those in JavaScript and JSON', () => {
  const source =
    fence('ts title="./src/index.ts"', 'a') +
    fence('js title="./src/b.js"', 'b') +
    fence('json title="./src/c.json"', 'c');
  expect(list(source)).toEqual([
    ['page/0/src/index.ts', 'a', 'server', true],
    ['page/0/src/b.js', 'b', 'server', false],
    ['page/0/src/c.json', 'c', 'server', false],
  ]);
});

test('a file that is shown again is in a second project with the others', () => {
  const source =
    fence('ts title="./config/api.ts"', '1') +
    fence('ts title="./src/b.ts"', 'b') +
    fence('ts title="./config/api.ts"', '2');
  expect(list(source)).toEqual([
    ['page/0/config/api.ts', '1', 'server', true],
    ['page/0/src/b.ts', 'b', 'server', true],
    ['page/1/config/api.ts', '2', 'server', true],
    ['page/1/src/b.ts', 'b', 'server', false],
  ]);
});

test('a fence without a file name is a project of its own', () => {
  expect(list(fence('ts', 'a') + fence('tsx', 'b') + fence('js', 'c'))).toEqual([
    ['page/alone-0/excerpt.ts', 'a', 'server', true],
    ['page/alone-1/excerpt.tsx', 'b', 'admin', true],
  ]);
});

test('code of the admin panel is compiled as such', () => {
  expect(list(fence('ts title="./src/admin/app.ts"', 'a'))).toEqual([['page/0/src/admin/app.ts', 'a', 'admin', true]]);
});
