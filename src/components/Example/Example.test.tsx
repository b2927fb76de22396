import qs from 'qs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import Method from './Method';
import { toCurl, toFetch, toGraphqlCurl, toGraphqlFetch, toQs, type Request } from './formats';
import { toLiteral } from './literal';

const get: Request = { method: 'GET', target: '/api/dishes', headers: [], body: '', answered: true };
const post: Request = {
  ...get,
  method: 'POST',
  headers: [
    ['Content-Type', 'application/json'],
    ['Authorization', 'Bearer {{token}}'],
  ],
  body: '{ "data": { "name": "Chef\'s \\"best\\"" } }',
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
    expect(toCurl({ ...get, target: '/api/dishes?sort[0]=name&populate=*' })).toBe(
      ['curl --get', "'http://localhost:1337/api/dishes'", "--data-raw 'sort[0]=name'", "--data-raw 'populate=*'"].join(
        ' \\\n  ',
      ),
    );
  });

  test('brackets and braces of an address are taken as they stand', () => {
    expect(toCurl({ ...get, target: '/api/dishes/{{id}}' })).toBe(
      "curl --globoff 'http://localhost:1337/api/dishes/{{id}}'",
    );
    expect(toCurl({ ...post, target: '/api/dishes?fields[0]=name' })).toContain('curl --request POST --globoff \\\n');
  });

  test('HEAD is asked for without waiting for a body', () => {
    expect(toCurl({ ...get, method: 'HEAD' })).toBe("curl --head 'http://localhost:1337/api/dishes'");
  });
});

describe('fetch', () => {
  test('a plain request has no options', () => {
    expect(toFetch(get)).toBe(
      "const response = await fetch('http://localhost:1337/api/dishes');\nconst result = await response.json();",
    );
  });

  test('a request without an answer reads none', () => {
    expect(toFetch({ ...get, answered: false })).not.toContain('result');
  });

  test('a body of JSON is an object, and variables stay as they are', () => {
    expect(toFetch(post)).toBe(`const response = await fetch('http://localhost:1337/api/dishes', {
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
    expect(toFetch({ ...post, body: '{ "id": {{id}} }' })).toContain(`  body: '{ "id": {{id}} }',\n`);
  });
});

test('qs gets the query as an object', () => {
  const query = { filters: { $or: [{ name: { $eq: 'Crème & more' } }, { price: { $lt: 9 } }] }, populate: '*' };
  const target = `/api/dishes?${qs.stringify(query)}`;
  expect(toQs({ ...get, target, query })).toBe(`import qs from 'qs';

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
  const operation: Request = { ...get, method: 'POST', target: '/graphql', body: 'query {\n  dishes { id }\n}' };

  test('is one line for cURL, unless that could change what it says', () => {
    expect(toGraphqlCurl(operation)).toContain(`--data-raw '{"query":"query { dishes { id } }"}'`);
    expect(toGraphqlCurl({ ...operation, body: '# all\n{ a }' })).toContain('"# all\\n{ a }"');
  });

  test('is sent with its variables, in the name of who asks', () => {
    const asked: Request = { ...operation, variables: { id: 1 }, headers: [['Authorization', 'Bearer {{jwt}}']] };
    expect(toGraphqlCurl(asked)).toContain(`--header 'Authorization: Bearer {{jwt}}' \\\n`);
    expect(toGraphqlCurl(asked)).toContain('dishes { id } }","variables":{"id":1}}');
    expect(toGraphqlFetch(asked)).toContain('const variables = { id: 1 };\n');
    expect(toGraphqlFetch(asked)).toContain("Authorization: 'Bearer {{jwt}}',\n");
    expect(toGraphqlFetch(asked)).toContain('JSON.stringify({ query, variables })');
  });

  test('is a template for fetch', () => {
    expect(toGraphqlFetch({ ...operation, body: 'query A($id: ID!) {\n  a(b: "`${c}") { id }\n}' })).toBe(
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

test('each kind of method has its own look', () => {
  const looks = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'].map((name) => {
    const html = renderToStaticMarkup(<Method name={name} />);
    expect(html).toContain(`>${name}</span>`);
    return /class="([^"]*)"/.exec(html)?.[1];
  });
  expect(new Set(looks).size).toBe(5);
});
