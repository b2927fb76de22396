import qs from 'qs';
import { describe, expect, test } from 'vitest';
import { printSamples } from '.';
import type { Header, HttpRequest } from '../request';
import { toCurl } from './curl';
import { toFetchCall } from './fetch';
import { toGraphqlCurl, toGraphqlFetch, type GraphqlOperation } from './graphql';
import { toLiteral } from './literal';
import { toQsCall } from './qs';

const SERVER = 'http://localhost:1337';
const get: HttpRequest = { method: 'GET', url: `${SERVER}/api/dishes`, headers: [] };
const post: HttpRequest = {
  ...get,
  method: 'POST',
  headers: [
    ['Content-Type', 'application/json'],
    ['Authorization', 'Bearer {{token}}'],
  ],
  body: { kind: 'text', text: '{ "data": { "name": "Chef\'s \\"best\\"" } }' },
};

describe('cURL', () => {
  test('a plain request is one line', () => {
    expect(toCurl(get)).toBe("curl 'http://localhost:1337/api/dishes'");
  });

  test('a quote in the body is safe in a shell, and variables stay as they are', () => {
    expect(toCurl(post)).toBe(
      [
        'curl --request POST',
        "'http://localhost:1337/api/dishes'",
        "--header 'Content-Type: application/json'",
        "--header 'Authorization: Bearer {{token}}'",
        `--data-raw '{ "data": { "name": "Chef'\\''s \\"best\\"" } }'`,
      ].join(' \\\n  '),
    );
  });

  test('a query is given part by part', () => {
    expect(toCurl({ ...get, url: `${SERVER}/api/dishes?sort[0]=name&populate=*` })).toBe(
      ['curl --get', "'http://localhost:1337/api/dishes'", "--data-raw 'sort[0]=name'", "--data-raw 'populate=*'"].join(
        ' \\\n  ',
      ),
    );
  });

  test('brackets and braces of an address are taken as they stand', () => {
    expect(toCurl({ ...get, url: `${SERVER}/api/dishes/{{id}}` })).toBe(
      "curl --globoff 'http://localhost:1337/api/dishes/{{id}}'",
    );
    expect(toCurl({ ...post, url: `${SERVER}/api/dishes?fields[0]=name` })).toContain(
      'curl --request POST --globoff \\\n',
    );
  });

  test('HEAD doesn’t wait for a body', () => {
    expect(toCurl({ ...get, method: 'HEAD' })).toBe("curl --head 'http://localhost:1337/api/dishes'");
  });
});

describe('fetch', () => {
  test('a plain request has no options', () => {
    expect(toFetchCall(get, true)).toBe(
      "const response = await fetch('http://localhost:1337/api/dishes');\nconst result = await response.json();",
    );
  });

  test('a request without a response body reads none', () => {
    expect(toFetchCall(get, false)).not.toContain('result');
  });

  test('a body of JSON is an object, and variables stay as they are', () => {
    expect(toFetchCall(post, true)).toBe(`const response = await fetch('http://localhost:1337/api/dishes', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    Authorization: 'Bearer {{token}}',
  },
  body: JSON.stringify({
    data: { name: "Chef's \\"best\\"" },
  }),
});
const result = await response.json();`);
  });

  test('any other body is its text', () => {
    expect(toFetchCall({ ...post, body: { kind: 'text', text: '{ "id": {{id}} }' } }, true)).toContain(
      `  body: '{ "id": {{id}} }',\n`,
    );
  });
});

test('qs gets the query as an object', () => {
  const query = { filters: { $or: [{ name: { $eq: 'Crème & more' } }, { price: { $lt: 9 } }] }, populate: '*' };
  const url = `${SERVER}/api/dishes?${qs.stringify(query)}`;
  expect(toQsCall({ ...get, url }, query, true)).toBe(`import qs from 'qs';

const query = qs.stringify(
  {
    filters: {
      $or: [
        { name: { $eq: 'Crème & more' } },
        { price: { $lt: 9 } },
      ],
    },
    populate: '*',
  },
  { encodeValuesOnly: true },
);
const response = await fetch(\`http://localhost:1337/api/dishes?\${query}\`);
const result = await response.json();`);
});

describe('GraphQL', () => {
  const operation: GraphqlOperation = { url: `${SERVER}/graphql`, headers: [], query: 'query {\n  dishes { id }\n}' };

  test('is one line for cURL, unless that could change what it says', () => {
    expect(toGraphqlCurl(operation)).toContain(`--data-raw '{"query":"query { dishes { id } }"}'`);
    expect(toGraphqlCurl({ ...operation, query: '# all\n{ a }' })).toContain('"# all\\n{ a }"');
  });

  test('is sent with its variables, and with the token of the user', () => {
    const headers: Header[] = [['Authorization', 'Bearer {{jwt}}']];
    const asked: GraphqlOperation = { ...operation, variables: { id: 1 }, headers };
    expect(toGraphqlCurl(asked)).toContain(`--header 'Authorization: Bearer {{jwt}}' \\\n`);
    expect(toGraphqlCurl(asked)).toContain('dishes { id } }","variables":{"id":1}}');
    expect(toGraphqlFetch(asked, true)).toContain('const variables = { id: 1 };\n');
    expect(toGraphqlFetch(asked, true)).toContain("Authorization: 'Bearer {{jwt}}',\n");
    expect(toGraphqlFetch(asked, true)).toContain('JSON.stringify({ query, variables })');
  });

  test('is a template for fetch', () => {
    expect(toGraphqlFetch({ ...operation, query: 'query A($id: ID!) {\n  a(b: "`${c}") { id }\n}' }, true)).toBe(
      `const query = \`query A($id: ID!) {
  a(b: "\\\`\\\${c}") { id }
}\`;
const response = await fetch('http://localhost:1337/graphql', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ query }),
});
const result = await response.json();`,
    );
  });
});

test.each([
  [{}, '{}'],
  [[], '[]'],
  [[1, true, null], '[1, true, null]'],
  [{ 'a-b': "it's", $in: ['"', '\\"', 'line\nbreak'] }, `{ 'a-b': "it's", $in: ['"', '\\\\"', 'line\\nbreak'] }`],
])('%j is the literal %s', (value, literal) => {
  expect(toLiteral(value)).toBe(literal);
});

describe('every language', () => {
  const form: HttpRequest = {
    ...get,
    method: 'POST',
    url: `${SERVER}/api/upload`,
    body: {
      kind: 'multipart',
      fields: [
        { name: 'files', path: '/path/to/files' },
        { name: 'ref', value: 'a "b"' },
      ],
    },
  };
  const print = (request: HttpRequest, label: string) =>
    printSamples(request).find((sample) => sample.label === label)?.code;

  test('has a sample, in the order in which they are offered', () => {
    expect(printSamples(get).map(({ label }) => label)).toEqual(['cURL', 'fetch', 'Axios', 'Python', 'PHP', 'Go']);
  });

  test.each([
    ['cURL', `--form 'files=@"/path/to/files"' \\\n  --form 'ref="a \\"b\\""'`],
    ['fetch', "body.append('files', new Blob([await readFile('/path/to/files')]), 'files');\n"],
    ['Axios', "data.append('ref', 'a \"b\"');\n"],
    ['Python', '  files=[\n    ("files", open("/path/to/files", "rb")),\n  ],\n'],
    ['PHP', "'files' => new CURLFile('/path/to/files'),\n"],
    ['Go', 'addFile(form, "files", "/path/to/files")'],
  ])('%s sends a form with a file', (label, code) => {
    expect(print(form, label)).toContain(code);
  });

  test.each([
    ['Axios', `  data: { data: { name: "Chef's \\"best\\"" } },\n`],
    ['Python', `  json={"data": {"name": "Chef's \\"best\\""}},\n`],
    ['PHP', `CURLOPT_POSTFIELDS => '{ "data": { "name": "Chef\\'s \\\\"best\\\\"" } }',\n`],
    ['Go', 'body := strings.NewReader(`{ "data": { "name": "Chef\'s \\"best\\"" } }`)\n'],
  ])('%s sends a body of JSON', (label, code) => {
    expect(print(post, label)).toContain(code);
  });

  test('a text that is not JSON is sent as it is', () => {
    const broken: HttpRequest = { ...post, body: { kind: 'text', text: '{ `' } };
    expect(print(broken, 'Axios')).toContain("data: '{ `',");
    expect(print(broken, 'Python')).toContain('data="{ `".encode(),');
    expect(print(broken, 'Go')).toContain('strings.NewReader("{ `")');
  });

  test('Python has its own words for constants', () => {
    const body = { kind: 'text', text: '[true, false, null]' } as const;
    expect(print({ ...post, body }, 'Python')).toContain('json=[True, False, None],');
  });
});
