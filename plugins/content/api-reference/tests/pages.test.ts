import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printIntroductionPage } from '../src/pages/introduction-page';
import { printOperationPage } from '../src/pages/operation-page';
import { describeType, listRows, printSchema } from '../src/pages/schema';
import type { RequestPrinter } from '../src/options';
import { readDescription } from '../src/read-description';
import { buildSidebar } from '../src/sidebar';
import { renderPage } from './support/render-page';

const description = await readDescription(
  'dishes',
  'plugins/content/api-reference/tests/fixtures/dishes.yaml',
  resolve('.'),
);
const [operation] = description.operations;

/** Stands in for what the site's configuration hands over. */
const requests: RequestPrinter = {
  printServer: (server) => server?.url ?? '',
  printSamples: ({ method, path }) =>
    ['cURL', 'fetch'].map((label) => ({ label, language: 'js', code: `${label} ${method} '${path}' {` })),
};
const options = { components: '@site/parts', requests };
const source = printOperationPage(operation as NonNullable<typeof operation>, options);
// Printed Markdown is indented inside of components.
const page = renderPage(source).replace(/^ +/gm, '');

describe('the page of an operation', () => {
  test('has a title, and a description that no other operation has', () => {
    expect(source).toContain('title: "Replace a dish"');
    expect(source).toContain('description: "PUT /dishes/{id} of the Dishes: Takes `{name}` and <b>price</b>."');
    expect(source).toContain('sidebar_class_name: "api-method api-method--put"');
  });

  test('shows text of the description as text', () => {
    expect(page).toContain('\nTakes `{name}` and \\<b>price\\</b>.\n');
    expect(source.replace(/^---[^]*?---/, '')).not.toContain('<b>');
  });

  test('lists parameters by their place, and fields by their path', () => {
    expect(page).toContain('## Path parameters\n\n| Name | Type | Meaning |');
    expect(page).toContain('| `id` <small>required</small> | integer, at least 1 | Its id. |');
    expect(page).toContain('| `filters[name][$eq]` | string | A \\| B |');
    expect(page).toContain('| `name` <small>required</small> | string, 1 to 20 characters | What it is called. |');
    expect(page).toContain('| `kinds[].id` | integer | Its number. |');
    expect(page).not.toContain('photo.url');
  });

  test('gives every response an address, and fields that repeat only once', () => {
    expect(page).toContain('### 404 Not Found {/* #response-404 */}');
    expect(page).toContain('Its fields are those of [400](#response-400).');
    expect(page.match(/\| `message` \|/g)).toHaveLength(1);
  });

  test('has the samples that it is given, and loads its description', () => {
    expect(page).toContain('labels={["cURL","fetch"]}');
    expect(page).toContain("```js\ncURL put '/dishes/{id}' {\n```");
    expect(page).toContain("load={() => import('./replace-dish.json')}");
  });

  test('has no request for Postman in its description', () => {
    expect(operation?.api).not.toHaveProperty('postman');
  });
});

test('the first page lists every operation, and offers the description', () => {
  const first = printIntroductionPage('---\ntitle: All\n---\n\nRead on.\n', [description], {
    ...options,
    download: (name) => `/docs/openapi/${name}`,
  });
  expect(first).toMatch(/^---\ntitle: All\n---\n\nimport \{ Method \} from '@site\/parts';\n\nRead on\./);
  const shown = renderPage(first);
  expect(shown).toContain('| <Method name={"put"} /> | `/dishes/{id}` | [Replace a dish](./dishes/replace-dish.mdx) |');
  expect(first).toContain('<a href="/docs/openapi/dishes.yaml" download>dishes.yaml</a>');
  expect(shown).toContain('- Server: `http://{host}:1337`');
});

test('a rule in the introduction stays, and so does what follows', () => {
  const texts = { ...options, download: (name: string) => name };
  const first = printIntroductionPage('---\ntitle: All\n---\n\nOne.\n\n---\n\nTwo.\n', [description], texts);
  expect(first).toContain('One.\n\n---\n\nTwo.');
});

test('the sidebar has a category for each description and each tag', () => {
  expect(buildSidebar([description])).toMatchObject([
    { id: 'introduction' },
    { label: 'Dishes', items: [{ label: 'Dishes', items: ['dishes/replace-dish'] }] },
  ]);
});

test.each([
  [{ type: 'string', enum: ['a', 'b'], default: 'a' }, 'string, one of `"a"`, `"b"`, `"a"` by default'],
  [{ type: ['string', 'null'], format: 'date-time' }, 'date and time or null'],
  [{ type: 'string', nullable: true }, 'string or null'],
  [{ type: 'array', items: { type: 'integer' }, maxItems: 7 }, 'list of integer, at most 7 items'],
  [{ oneOf: [{ type: 'integer' }, { type: 'null' }] }, 'integer or null'],
  [{ const: 'x' }, '`"x"`'],
  [{}, 'any'],
] as const)('a type is told in words: %j', (schema, words) => {
  expect(renderPage(describeType(schema as never)).trim()).toBe(words);
});

test('parts of a schema are read as one, and a value without fields is told in a sentence', () => {
  const whole = { allOf: [{ properties: { a: { type: 'string' } }, required: ['a'] }, { properties: { b: {} } }] };
  expect(listRows(whole as never).map(({ name, required }) => [name, required])).toEqual([
    ['a', true],
    ['b', false],
  ]);
  expect(printSchema({ type: 'boolean' })).toBe('Boolean.');
});
