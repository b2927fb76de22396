import { expect, test } from 'vitest';
import { readPageFiles } from '../src/page-files';

const page = (name: string) => `tests/fixtures/user-guide/docs/${name}.md`;

test('a project has the last JavaScript file of each path, and no hidden or failing one', () => {
  const files = readPageFiles({ pages: [page('own-project')], files: { 'src/admin/logo.svg': Buffer.from('<svg/>') } });
  expect(Object.keys(files).sort()).toEqual([
    'config/plugins.js',
    'src/admin/app.js',
    'src/admin/logo.svg',
    'src/admin/webpack.config.js',
  ]);
  expect(files['src/admin/app.js']).toBe('export default { config: { tutorials: false } };');
});

test('the configuration of pages is joined to that of the project, and to that of the pages before', () => {
  const { 'config/plugins.js': code } = readPageFiles({ pages: [page('own-project'), page('own-project-plugins')] });
  const module = { exports: {} as unknown };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as a project loads it
  new Function('module', 'exports', 'require', String(code))(module, module.exports, () => ({ merge: Object.assign }));
  const read = module.exports as (context: object) => Record<string, unknown>;
  const env = (_name: string, value: unknown) => value;
  expect(Object.keys(read({ env })).sort()).toEqual(['color-field', 'first', 'second', 'users-permissions']);
});
