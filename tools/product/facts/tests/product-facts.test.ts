import { expect, test } from 'vitest';
import { findObject, listOptions, parseCode } from '../src/code';
import { findReads } from '../src/config-files';

const readPaths = (code: string) =>
  findReads(parseCode(code)).map(({ path, fallback }) => [path, ...(fallback ? [fallback.getText()] : [])]);

test.each([
  ["strapi.config.get('server.port', 1337)", [['server.port', '1337']]],
  ["const { host, port: p = 1 } = this.config.get('server')", [['server.host'], ['server.port', '1']]],
  [
    "const own = config.get('admin'); _.get(own, 'url', '/admin'); own.host; own.length",
    [['admin.url', "'/admin'"], ['admin.host']],
  ],
  ['const url = strapi.config.server.url', [['server.url']]],
  ["strapi?.config?.get('api.rest')", [['api.rest']]],
  ['strapi.config.admin.path = 1', []],
  ["other.get('server.port')", []],
])('%s', (code, reads) => {
  expect(readPaths(code)).toEqual(reads);
});

test('defaults are listed with their types, those inside of objects too', () => {
  const object = findObject(parseCode("const defaults = { a: 'x', b: { c: [1], d: null }, e: () => 1 }"), 'defaults');
  expect(object && listOptions(object, 'f.js').map(({ name, type, default: told }) => [name, type, told])).toEqual([
    ['a', 'String', "'x'"],
    ['b', 'Object', '{ c: [1], d: null }'],
    ['b.c', 'Array', '[1]'],
    ['b.d', undefined, undefined],
    ['e', 'Function', undefined],
  ]);
});
