import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import type { RequestParts } from '../src/describe-example';
import { remarkExamples } from '../src/remark';

const parser = unified().use(remarkParse).use(remarkDirective).use(remarkMdx);

type Node = {
  type: string;
  name?: string;
  value?: string;
  attributes?: { name: string; value: string }[];
  children?: Node[];
};

/** Stands for the formats that the site prints: shows what they are made of. */
const printFormats = (request: RequestParts) => [{ label: 'JSON', language: 'json', code: JSON.stringify(request) }];

function transform(markdown: string, path = '/site/docs/page.md'): Node {
  const tree = parser.parse(markdown);
  remarkExamples({ version: '4.14.0', printFormats })(tree, new VFile({ cwd: '/site', path }));
  return tree as Node;
}

function attributesOf(node: Node | undefined): Record<string, string> {
  return Object.fromEntries((node?.attributes ?? []).map(({ name, value }) => [name, value]));
}

/** The request that a page's first example hands to the formats. */
function readRequest(markdown: string): RequestParts {
  const items = transform(markdown).children?.[0]?.children?.[0]?.children ?? [];
  const item = items.find((tab) => attributesOf(tab).label === 'JSON');
  return JSON.parse(item?.children?.[0]?.value ?? '') as RequestParts;
}

const fence = (lang: string, ...lines: string[]) => ['```' + lang, ...lines, '```', ''].join('\n');

test('a request and its response become one element around both fences', () => {
  const page = [
    'Before.\n',
    fence('http', 'POST /api/dishes?populate=*', 'Content-Type: application/json', '', '{ "data": {} }'),
    fence('json response status=400', '{', '  "data": null', '}'),
    'After.',
  ].join('\n');
  const { children = [] } = transform(page);
  expect(children.map(({ type, name }) => name ?? type)).toEqual(['paragraph', 'Example', 'paragraph']);
  expect(attributesOf(children[1])).toEqual({
    kind: 'http',
    method: 'POST',
    target: '/api/dishes?populate=*',
    status: '400',
    reason: 'Bad Request',
    resultLines: '3',
    version: '4.14.0',
  });
  expect(children[1]?.children?.map(({ type, name }) => name ?? type)).toEqual(['Tabs', 'code']);
  expect(readRequest(page.replace('Before.\n', ''))).toEqual({
    method: 'POST',
    target: '/api/dishes?populate=*',
    headers: [['Content-Type', 'application/json']],
    text: '{ "data": {} }',
    query: { populate: '*' },
    isGraphql: false,
    hasBody: true,
  });
  expect(children[1]?.children?.[1]?.value).toBe('{\n  "data": null\n}');
});

test('a request is in the page in all its formats, the one for the terminal first', () => {
  const tabs = transform(fence('http', 'GET /api/dishes')).children?.[0]?.children?.[0];
  expect(attributesOf(tabs)).toEqual({ groupId: 'request-format' });
  expect(tabs?.children?.map(attributesOf)).toEqual([
    { value: 'json', label: 'JSON', 'data-search-ignore': '' },
    { value: 'http', label: 'HTTP' },
  ]);
  expect(tabs?.children?.[1]?.children?.[0]?.value).toBe('GET /api/dishes');
});

test('what is not given is left out, and a status is 200', () => {
  const page = fence('http', 'GET /api/dishes') + fence('json response', '{}');
  expect(attributesOf(transform(page).children?.[0])).toEqual({
    kind: 'http',
    method: 'GET',
    target: '/api/dishes',
    status: '200',
    reason: 'OK',
    resultLines: '1',
    version: '4.14.0',
  });
});

test('the query is the object that Strapi reads from it', () => {
  const target = '/api/dishes?filters[$or][0][a][b][c][d][e][f][$eq]=007&sort=name:asc&pagination[page]=2&fields[25]=x';
  expect(readRequest(fence('http', `GET ${target}`)).query).toEqual({
    filters: { $or: [{ a: { b: { c: { d: { e: { f: { $eq: '007' } } } } } } }] },
    sort: 'name:asc',
    pagination: { page: 2 },
    fields: ['x'],
  });
});

test('GraphQL is posted, a program has no status, and code of other kinds stays as it is', () => {
  const page = [
    fence('graphql', '{ dishes { data { id } } }'),
    fence('js run', 'strapi.config.get("server.port");'),
    fence('json result', '1337'),
    fence('js', 'const a = 1;'),
    fence('json', '{}'),
  ].join('\n');
  const { children = [] } = transform(page);
  expect(children.map(({ type, name }) => name ?? type)).toEqual(['Example', 'Example', 'code', 'code']);
  expect(attributesOf(children[0])).toMatchObject({ kind: 'graphql', method: 'POST', target: '/graphql' });
  expect(attributesOf(children[1])).toEqual({ kind: 'run', resultLines: '1', version: '4.14.0' });
});

test('types written in GraphQL are code', () => {
  const [types, operation] =
    transform(
      fence('graphql', 'type Dish {', '  name: String', '}') + fence('graphql', '# all', '{ dishes { data { id } } }'),
    ).children ?? [];
  expect([types?.type, operation?.name]).toEqual(['code', 'Example']);
});

test('an operation has variables and a sender, which are shown below it', () => {
  const page = fence(`graphql as=jwt variables='{"id": 1}'`, 'query ($id: ID!) { dish(id: $id) { data { id } } }');
  expect(readRequest(page)).toMatchObject({
    headers: [['Authorization', 'Bearer {{jwt}}']],
    variables: { id: 1 },
    isGraphql: true,
  });
  const [own] = transform(page).children?.[0]?.children?.[0]?.children ?? [];
  expect(own?.children?.map(({ value }) => value).slice(1)).toEqual([
    '{\n  "id": 1\n}',
    '{\n  "Authorization": "Bearer {{jwt}}"\n}',
  ]);
});

test('an empty response has no line', () => {
  const page = fence('http', 'DELETE /api/dishes/1') + '```json response status=204\n```\n';
  expect(attributesOf(transform(page).children?.[0])).toMatchObject({ reason: 'No Content', resultLines: '0' });
  expect(readRequest(page).hasBody).toBe(false);
});

test('an example inside a list, an admonition or a tab is found', () => {
  const request = fence('http', 'GET /api/dishes');
  const page = `- item\n\n  ${request.replaceAll('\n', '\n  ')}\n\n:::note\n\n${request}\n:::\n\n<Tabs>\n\n${request}\n</Tabs>\n`;
  expect(JSON.stringify(transform(page)).match(/"Example"/g)).toHaveLength(3);
});

test('examples in a row are found, and what stands between them stays', () => {
  const pair = fence('http', 'GET /api/dishes') + fence('json response', '{}');
  const { children = [] } = transform(`${pair}\nBetween.\n\n${pair}${pair}\nAfter.\n`);
  expect(children.map(({ type, name }) => name ?? type)).toEqual([
    'Example',
    'paragraph',
    'Example',
    'Example',
    'paragraph',
  ]);
});

test('a reason for not checking is handed on', () => {
  const page = fence('http unverified="needs a licence"', 'GET /api/dishes');
  expect(attributesOf(transform(page).children?.[0])).toMatchObject({ unverified: 'needs a licence' });
});

test('a frozen page names its own version', () => {
  const page = fence('http', 'GET /api/dishes');
  const tree = transform(page, '/site/versioned_docs/version-4.13.0/page.md');
  expect(attributesOf(tree.children?.[0])).toMatchObject({ version: '4.13.0' });
});

test.each([
  [fence('http', 'get /api'), 'docs/page.md:3: "get /api" is not a request: write a method and a path'],
  [fence('http', 'GET http://localhost:1337/api'), 'docs/page.md:3: "GET http://localhost:1337/api" is not a request'],
  [fence('http', 'GET /api', 'Accept'), 'docs/page.md:3: "Accept" is not a header: write Name: value'],
  [
    fence('http', 'GET /api') + fence('json response status=4o4', '{}'),
    'docs/page.md:6: status=4o4 is not an HTTP status: write a number such as status=404',
  ],
  [fence("graphql variables='{id: 1}'", '{ a }'), "docs/page.md:3: variables='{id: 1}' is not JSON: write an object"],
  [fence('http unverified', 'GET /api'), 'docs/page.md:3: unverified gives no reason: write unverified="why'],
  [fence('js run unverified=""', '1'), 'docs/page.md:3: unverified gives no reason: write unverified="why'],
  [
    fence('json response', '{}'),
    'docs/page.md:3: "response" follows no example: write it directly below a ```http or ```graphql fence',
  ],
  [
    fence('json result', '{}'),
    'docs/page.md:3: "result" follows no example: write it directly below a ```js run fence',
  ],
])('%j is refused with its place and a remedy', (page, message) => {
  expect(() => transform(`# Title\n\n${page}`)).toThrow(message);
});
