import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { remarkThemedPictures } from '../src/remark';

const FIXTURES = join(__dirname, 'fixtures');
const parser = unified().use(remarkParse);

type Attribute = { name: string; value: string | { data: { estree: unknown } } };

/** Transforms a page, and gives what stands in its first paragraph. */
async function transform(page: string, path = '/site/docs/page.md', folder = FIXTURES) {
  const tree = parser.parse(page);
  await remarkThemedPictures({ folder, baseUrl: '/docs/' })(tree, { cwd: '/site', path });
  const [paragraph] = tree.children;
  return (paragraph as unknown as { children: { type: string; name?: string; attributes?: Attribute[] }[] }).children;
}

const PICTURE = '![A button](/img/button.light.svg)';

test('a picture becomes a pair, with its size in CSS pixels', async () => {
  const [element] = await transform(PICTURE);
  expect(element?.name).toBe('ThemedImage');
  const plain = element?.attributes?.filter(({ value }) => typeof value === 'string');
  expect(Object.fromEntries(plain?.map(({ name, value }) => [name, value]) ?? [])).toEqual({
    alt: 'A button',
    width: '40',
    height: '10',
    loading: 'lazy',
    decoding: 'async',
  });
  const code = JSON.stringify(element?.attributes?.find(({ name }) => name === 'sources')?.value);
  expect(code).toContain('"/docs/img/button.light.svg"');
  expect(code).toContain('"/docs/img/button.dark.svg"');
});

test('text around it, and other pictures, stay', async () => {
  const parts = await transform(`Before ![A logo](/img/button.svg) and ${PICTURE} behind`);
  expect(parts.map(({ type }) => type)).toEqual(['text', 'image', 'text', 'mdxJsxTextElement', 'text']);
});

test('a frozen page shows the pictures of its version', async () => {
  const frozen = '/site/versioned_docs/version-4.13.0/page.md';
  const [element] = await transform(PICTURE, frozen);
  expect(JSON.stringify(element)).toContain('"/docs/img/version-4.13.0/button.dark.svg"');
});

test('a form that is missing stops the build', async () => {
  await expect(transform(`\n\n![A](/img/other.light.svg)`)).rejects.toThrow(
    'docs/page.md:3: there is no picture /img/other.light.svg: npm run screenshots takes it from the product',
  );
});

test('two forms of different sizes stop the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  cpSync(FIXTURES, folder, { recursive: true });
  writeFileSync(join(folder, 'img/button.dark.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
  await expect(transform(PICTURE, '/site/docs/page.md', folder)).rejects.toThrow(
    'docs/page.md:1: /img/button.light.svg and /img/button.dark.svg differ in size',
  );
});
