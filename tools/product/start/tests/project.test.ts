import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject, LOCAL_PACKAGES, updateProject } from '../src/project';

const folder = join(mkdtempSync(join(tmpdir(), 'project-')), 'copy');
afterAll(() => rmSync(folder, { recursive: true }));

test('a copy holds the project and the files put over it; bringing it up to date takes those away again', () => {
  copyProject(folder, { 'config/api.js': 'module.exports = {};', 'src/extra/file.js': '' });
  expect(existsSync(join(folder, 'src/api/restaurant'))).toBe(true);
  expect(readFileSync(join(folder, 'config/api.js'), 'utf8')).toBe('module.exports = {};');
  expect(existsSync(join(folder, 'src/extra/file.js'))).toBe(true);
  updateProject(folder);
  expect(readFileSync(join(folder, 'config/api.js'), 'utf8')).toBe(readFileSync('product/config/api.js', 'utf8'));
  expect(existsSync(join(folder, 'src/extra'))).toBe(false);
});

test('a package that is a folder of the project is linked; one whose folder is missing is not', () => {
  const dependencies = { 'sample-provider': 'file:./providers/sample', 'ts-zen': 'file:./vendor/ts-zen' };
  copyProject(folder, { 'package.json': JSON.stringify({ dependencies }), 'providers/sample/index.js': '// here' });
  expect(readFileSync(join(folder, LOCAL_PACKAGES, 'sample-provider/index.js'), 'utf8')).toBe('// here');
  expect(existsSync(join(folder, LOCAL_PACKAGES, 'ts-zen'))).toBe(false);
});
