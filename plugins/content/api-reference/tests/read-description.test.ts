import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readDescription } from '../src/read-description';

const FIXTURES = 'tests/fixtures/openapi';

test('a description is read with its references resolved', async () => {
  const { info, operations } = await readDescription('sample', 'openapi/sample.yaml', resolve('.'));
  expect(info.version).toBe('4.3.9');
  expect(operations.map(({ id, api }) => `${id} ${api.method} ${api.path}`)).toEqual([
    'get-post get /posts/{id}',
    'replace-post put /posts/{id}',
    'update-post patch /posts/{id}',
    'delete-post delete /posts/{id}',
    'list-comments get /comments',
  ]);
});

test.each([
  ['malformed', /^The API description can't be read: .*tests\/fixtures\/openapi\/malformed\.yaml.*\(8:1\)/],
  ['wrong-example', /tests\/fixtures\/openapi\/wrong-example\.yaml:28:24 .*type must be integer/],
])('a description that is wrong is refused with file, line and column: %s', async (name, message) => {
  await expect(readDescription(name, `${FIXTURES}/${name}.yaml`, resolve('.'))).rejects.toThrow(message);
});
