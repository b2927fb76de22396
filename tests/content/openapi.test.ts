import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { run } from '../../tools/bootstrap/src/run.mjs';
import { listOperations, readOpenApi } from '../support/openapi';

type Schema = { type: string; properties?: Record<string, unknown>; items?: Schema };

type Described = {
  summary: string;
  description: string;
  responses: Record<string, { content?: { 'application/json': { schema: Schema } } }>;
};

type Description = {
  info: { version: string };
  servers: { url: string; variables: Record<string, { default: string; enum: string[] }> }[];
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, { properties: Record<string, { description: string }> }> };
};

const lint = (...files: string[]) =>
  run(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', 'lint', '--config', 'redocly.yaml', ...files], {
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    logName: 'lint-openapi',
  });

test('every API description is valid, and so are its examples', async () => {
  const files = globSync('openapi/*.yaml');
  console.log(`API descriptions: ${files.length}`);
  expect(files.length).toBeGreaterThan(0);
  const { exitCode, output } = await lint(...files);
  expect(exitCode, output).toBe(0);
});

test.each([
  ['wrong-example', /wrong-example\.yaml:28:24 .*\s+Example value must conform to the schema: type must be integer/],
  ['malformed', /malformed\.yaml" \(8:1\)/],
])('a description that is wrong fails with file and line: %s', async (name, place) => {
  const { exitCode, output } = await lint(`tests/fixtures/openapi/${name}.yaml`);
  expect(exitCode).not.toBe(0);
  expect(output).toMatch(place);
});

test('the sample describes what the specification lists', async () => {
  const { info, servers, paths, components } = await readOpenApi<Description>('openapi/sample.yaml');
  const operations = listOperations(paths).map(
    ({ method, path, operation }) => `${method} ${path} ${Object.keys(operation.responses)[0]}`,
  );
  expect(info.version).toBe('4.3.9');
  expect(operations).toEqual([
    'get /posts/{id} 200',
    'put /posts/{id} 200',
    'patch /posts/{id} 200',
    'delete /posts/{id} 204',
    'get /comments 200',
  ]);
  const { Entry, Comment } = components.schemas;
  expect(Object.keys(Entry?.properties ?? {})).toEqual(['id', 'userId', 'title', 'body']);
  expect(Object.keys(Comment?.properties ?? {})).toEqual(['id', 'postId', 'name', 'email', 'body']);
  const comments = paths['/comments']?.get?.responses['200']?.content?.['application/json'].schema;
  expect(comments?.type).toBe('array');
  expect(comments?.items?.properties).toEqual(Comment?.properties);
  expect(servers[0]?.variables).toMatchObject({
    environment: { enum: ['api', 'api.dev', 'api.staging'] },
    protocol: { enum: ['http', 'https'] },
  });
});
