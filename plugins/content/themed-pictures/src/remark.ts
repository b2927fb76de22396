import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ObjectExpression, Program } from 'estree';
import { imageSizeFromFile } from 'image-size/fromFile';
import type { Image, Parent, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';

export type Options = {
  /** Folder whose files are published as they are. */
  folder: string;
  /** Path under which the site is published, with a slash at its end. */
  baseUrl: string;
};

/** The part of a `VFile` that is used here. */
type PageFile = { cwd: string; path: string };

/** Pictures have this many pixels for each CSS pixel, in both directions. */
const DENSITY = 2;

/** Docusaurus keeps frozen pages in folders named so. */
const FROZEN = /\bversioned_docs[\\/](version-[^\\/]+)/;

/** `{ light: '…', dark: '…' }` as JavaScript. */
function makeSources(sources: Record<string, string>): ObjectExpression {
  return {
    type: 'ObjectExpression',
    properties: Object.entries(sources).map(([name, value]) => ({
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: { type: 'Identifier', name },
      value: { type: 'Literal', value },
    })),
  };
}

/** An element of the component `ThemedImage`, as MDX has it. */
function makeElement(alt: string, sources: Record<string, string>, size: Record<string, string>): PhrasingContent {
  const program: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression: makeSources(sources) }],
  };
  const plain = { alt, ...size, loading: 'lazy', decoding: 'async' };
  return {
    type: 'mdxJsxTextElement',
    name: 'ThemedImage',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'sources', value: valueOf(program) },
      ...Object.entries(plain).map(([name, value]) => ({ type: 'mdxJsxAttribute' as const, name, value })),
    ],
    children: [],
  } as unknown as PhrasingContent;
}

/** JavaScript in the place of an attribute's value. MDX takes the tree; the text beside it is for readers of errors. */
function valueOf(estree: Program) {
  return { type: 'mdxJsxAttributeValueExpression' as const, value: 'sources', data: { estree } };
}

/** The two files of a picture, by the mode in which they are shown. */
function findFiles({ url }: Image, page: PageFile, folder: string): Record<'light' | 'dark', string> {
  const [, version] = FROZEN.exec(page.path) ?? [];
  // A frozen page keeps the pictures of its version.
  const light = version ? url.replace(/^\/img\//, `/img/${version}/`) : url;
  const files = { light, dark: light.replace('.light.', '.dark.') };
  const missing = Object.values(files).find((file) => !existsSync(join(folder, file)));
  if (missing !== undefined) {
    throw new Error(`there is no picture ${missing}: npm run screenshots takes it from the product`);
  }
  return files;
}

/** One picture that has a light and a dark form. */
async function replace(image: Image, parent: Parent, page: PageFile, { folder, baseUrl }: Options): Promise<void> {
  const { light, dark } = findFiles(image, page, folder);
  const [size, darkSize] = await Promise.all([light, dark].map((file) => imageSizeFromFile(join(folder, file))));
  if (size?.width !== darkSize?.width || size?.height !== darkSize?.height) {
    throw new Error(`${light} and ${dark} differ in size: take both again with npm run screenshots`);
  }
  const [width, height] = [size?.width ?? 0, size?.height ?? 0].map((pixels) => String(Math.round(pixels / DENSITY)));
  const [lightUrl, darkUrl] = [light, dark].map((file) => file.replace(/^\//, baseUrl));
  const sources = { light: lightUrl ?? '', dark: darkUrl ?? '' };
  const element = makeElement(image.alt ?? '', sources, { width: width ?? '', height: height ?? '' });
  parent.children.splice(parent.children.indexOf(image), 1, element);
}

/**
 * Shows pictures whose names end in `.light.<type>` in the form that fits the reader's colour mode, with their size.
 *
 * @throws Error naming file, line, value and remedy when a form is missing or has another size
 */
export function remarkThemedPictures(options: Options): (tree: Root, file: PageFile) => Promise<void> {
  return async (tree, file) => {
    const found: { image: Image; parent: Parent }[] = [];
    visit(tree, 'image', (image, _index, parent) => {
      if (parent && /^\/.*\.light\.\w+$/.test(image.url)) {
        found.push({ image, parent });
      }
    });
    for (const { image, parent } of found) {
      try {
        await replace(image, parent, file, options);
      } catch (error) {
        const place = `${relative(file.cwd, file.path)}:${image.position?.start.line ?? 0}`;
        throw new Error(`${place}: ${(error as Error).message}`, { cause: error });
      }
    }
  };
}
