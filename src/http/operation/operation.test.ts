import type { ParameterObject } from 'docusaurus-plugin-openapi-docs/src/openapi/types';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import { describe, expect, test } from 'vitest';
import { printSamples } from '.';
import { buildRequest, buildSampleRequest } from './build-request';
import { encodeQueryValue, serializeParameter } from './parameters';
import { printServer, readOrigin } from './server';
import { createValues } from './values';

const JSON_CONTENT = { 'application/json': {} };

const replace = {
  method: 'put',
  path: '/dishes/{id}',
  servers: [{ url: 'http://{host}:1337/', variables: { host: { default: 'localhost' } } }],
  parameters: [
    { name: 'id', in: 'path', example: 'a/b' },
    { name: 'filters[name][$eq]', in: 'query', example: 'a,b:c d' },
    { name: 'sort', in: 'query' },
    { name: 'X-Trace', in: 'header', schema: { default: 7 } },
  ],
  requestBody: { content: { 'application/json': { example: { name: 'Soup' } } } },
  responses: {
    200: { description: '', content: JSON_CONTENT },
    400: { description: '', content: { 'text/html': {} } },
  },
  security: [{ menuToken: [] }],
  securitySchemes: { menuToken: { type: 'http', scheme: 'bearer' } },
} as unknown as ApiItem;

const withScheme = (scheme: object, security: object[] = [{ menuToken: [] }]) =>
  ({ ...replace, security, securitySchemes: { menuToken: scheme } }) as unknown as ApiItem;

const readSent = (item: ApiItem, fields: Record<string, string>) =>
  buildRequest(item, { ...createValues(item), credentials: { menuToken: fields } });

test('a request has what its description gives, and its body', () => {
  expect(buildRequest(replace, createValues(replace))).toEqual({
    method: 'PUT',
    url: 'http://localhost:1337/dishes/a%2Fb?filters[name][$eq]=a,b:c%20d',
    headers: [
      ['Content-Type', 'application/json'],
      ['Accept', 'application/json'],
      ['X-Trace', '7'],
    ],
    body: { kind: 'text', text: '{\n  "name": "Soup"\n}' },
  });
});

test('what is empty is not sent, headers of the reader are', () => {
  const values = { ...createValues(replace), parameters: { 'path id': '3', 'query sort': '' }, body: '' };
  const request = buildRequest(replace, {
    ...values,
    headers: [
      [' X-A ', '1'],
      ['X-B', ''],
      ['', '2'],
    ],
  });
  expect(request.url).toBe('http://localhost:1337/dishes/3');
  expect(request.headers).toContainEqual(['X-A', '1']);
  expect(request.headers).toHaveLength(3);
  expect(request).not.toHaveProperty('body');
});

describe('credentials', () => {
  test.each([
    [{ type: 'http', scheme: 'bearer' }, { token: 'secret' }, ['Authorization', 'Bearer secret']],
    [{ type: 'oauth2', flows: {} }, { token: 'secret' }, ['Authorization', 'Bearer secret']],
    [{ type: 'http', scheme: 'basic' }, { username: 'é', password: 'b' }, ['Authorization', 'Basic w6k6Yg==']],
    [{ type: 'apiKey', in: 'header', name: 'X-Key' }, { apiKey: 'secret' }, ['X-Key', 'secret']],
    [{ type: 'apiKey', in: 'cookie', name: 'key' }, { apiKey: 'secret' }, ['Cookie', 'key=secret']],
  ])('are sent as %j', (scheme, fields: Record<string, string>, header) => {
    expect(readSent(withScheme(scheme), fields).headers).toContainEqual(header);
  });

  test('in the query are encoded', () => {
    const request = readSent(withScheme({ type: 'apiKey', in: 'query', name: 'key' }), { apiKey: 'a&b' });
    expect(request.url).toMatch(/&key=a%26b$/);
  });

  test('are named in samples, and never shown', () => {
    const values = { ...createValues(replace), credentials: { menuToken: { token: 'secret' } } };
    const request = buildSampleRequest(replace, values);
    expect(request.headers).toContainEqual(['Authorization', 'Bearer <TOKEN>']);
    expect(JSON.stringify(request)).not.toContain('secret');
    expect(buildSampleRequest(replace, createValues(replace)).headers).toContainEqual([
      'Authorization',
      'Bearer <TOKEN>',
    ]);
  });

  test('are left out where an operation works without them, until some are filled in', () => {
    const open = withScheme({ type: 'http', scheme: 'bearer' }, [{}, { menuToken: [] }]);
    const values = createValues(open);
    expect(JSON.stringify(buildSampleRequest(open, values))).not.toContain('<TOKEN>');
    const filled = { ...values, credentials: { menuToken: { token: 'secret' } } };
    expect(JSON.stringify(buildSampleRequest(open, filled))).toContain('Bearer <TOKEN>');
  });

  test('of other schemes are not sent', () => {
    const values = { ...createValues(replace), credentials: { otherToken: { token: 'secret' } } };
    expect(JSON.stringify(buildRequest(replace, values))).not.toContain('secret');
  });
});

describe('a form', () => {
  const FILE = { type: 'string', format: 'binary' };
  const upload = {
    ...replace,
    method: 'post',
    path: '/upload',
    parameters: [],
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: {
            required: ['files'],
            properties: { files: { type: 'array', items: FILE }, ref: { type: 'string' } },
          },
        },
      },
    },
  } as unknown as ApiItem;

  test('that nobody has filled in needs its files in samples', () => {
    expect(printSamples(upload)[0]?.code).toContain(
      "'http://localhost:1337/upload' \\\n  --header 'Accept: application/json' \\\n  --header 'Authorization: Bearer <TOKEN>' \\\n  --form 'files=@\"/path/to/files\"'",
    );
    expect(buildRequest(upload, createValues(upload)).body).toEqual({ kind: 'multipart', fields: [] });
  });

  test('is sent as it was filled in; samples have files by their name', () => {
    const file = new File(['a'], 'plate.jpg');
    const values = { ...createValues(upload), fields: { files: [file], ref: 'x', caption: '' } };
    expect(buildRequest(upload, values).body).toEqual({
      kind: 'multipart',
      fields: [
        { name: 'files', path: 'plate.jpg', file },
        { name: 'ref', value: 'x' },
      ],
    });
    expect(buildSampleRequest(upload, values).body).toEqual(buildRequest(upload, values).body);
  });

  test('can be URL-encoded', () => {
    const content = { 'application/x-www-form-urlencoded': {} };
    const item = { ...upload, requestBody: { content } } as unknown as ApiItem;
    const request = buildRequest(item, { ...createValues(item), fields: { a: 'b c', d: '&' } });
    expect(request.body).toEqual({ kind: 'text', text: 'a=b+c&d=%26' });
    expect(request.headers).toContainEqual(['Content-Type', 'application/x-www-form-urlencoded']);
  });
});

describe('a parameter', () => {
  test.each([
    [
      { in: 'query', schema: { type: 'array' } },
      '["a","b"]',
      [
        ['p', 'a'],
        ['p', 'b'],
      ],
    ],
    [{ in: 'query', schema: { type: 'array' }, explode: false }, '["a","b"]', [['p', 'a,b']]],
    [{ in: 'query', schema: { type: 'array' }, style: 'pipeDelimited' }, '["a","b"]', [['p', 'a|b']]],
    [{ in: 'query', schema: { type: 'object' } }, '{"a":1}', [['a', '1']]],
    [{ in: 'query', schema: {}, style: 'deepObject' }, '{"a":1}', [['p[a]', '1']]],
    [{ in: 'header', schema: { type: 'object' } }, '{"a":1,"b":2}', [['p', 'a,1,b,2']]],
    [{ in: 'path', schema: { type: 'object' }, explode: true }, '{"a":1,"b":2}', [['p', 'a=1,b=2']]],
    [{ in: 'query', schema: { type: 'array' } }, 'a', [['p', 'a']]],
    [{ in: 'query', schema: { type: 'string' } }, '["a"]', [['p', '["a"]']]],
  ])('%j with the text %s', (parameter, text, pairs) => {
    expect(serializeParameter({ name: 'p', ...parameter } as unknown as ParameterObject, text)).toEqual(pairs);
  });

  test('keeps characters that are easier to read', () => {
    expect(encodeQueryValue('$a,b:c&d e')).toBe('$a,b:c%26d%20e');
  });
});

test('the URL of a server has the values of its variables', () => {
  expect(printServer({ url: 'https://{a}.example/{a}/', variables: { a: { default: '$&' } } })).toBe(
    'https://$&.example/$&',
  );
  expect(printServer()).toBe('');
});

const PAGE = 'https://docs.example/openapi/a';

test.each([
  [{ url: 'http://localhost:1337/api' }, 'http://localhost:1337'],
  [{ url: 'https://{env}.example/{env}', variables: { env: { default: 'api' } } }, 'https://api.example'],
  [{ url: 'https://{env}.example', variables: { env: { default: '$&' } } }, 'https://$&.example'],
  [{ url: 'https://{env}', variables: { env: { default: 'a b' } } }, ''],
  [{ url: '/api' }, 'https://docs.example'],
  [{ url: 'https://' }, ''],
  [undefined, 'https://docs.example'],
])('requests to %j go to "%s"', (server, origin) => {
  expect(readOrigin(server as never, PAGE)).toBe(origin);
});
