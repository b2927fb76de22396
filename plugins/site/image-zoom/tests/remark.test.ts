import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { expect, test } from 'vitest';
import { remarkZoom } from '../src/remark';

const element = (name: string, attributes: Record<string, string>, children: MdxJsxTextElement[] = []) => ({
  type: 'mdxJsxTextElement' as const,
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: key,
    value,
  })),
  children,
});

function run(...children: (MdxJsxTextElement | { type: 'link'; url: string; children: never[] })[]): void {
  remarkZoom()({ type: 'root', children: [{ type: 'paragraph', children }] });
}

const read = ({ attributes }: MdxJsxTextElement) =>
  Object.fromEntries(attributes.flatMap((each) => ('name' in each ? [[each.name, each.value]] : [])));

test.each(['img', 'ThemedImage'])('%s becomes a button that is named after its text', (name) => {
  const picture = element(name, { alt: 'Panel' });
  run(picture);
  expect(read(picture)).toEqual({
    alt: 'Panel',
    role: 'button',
    tabIndex: '0',
    'aria-label': 'Enlarge: Panel',
    'data-control': 'zoom',
  });
});

test('a picture without a text is a button, too', () => {
  const picture = element('img', {});
  run(picture);
  expect(read(picture)['aria-label']).toBe('Enlarge: ');
});

test('a picture inside a link leads where the link does, and other elements stay', () => {
  const [inMarkdown, inMdx, other] = [element('img', {}), element('img', {}), element('Badge', {})];
  run({ type: 'link', url: '/', children: [inMarkdown] } as never, element('a', {}, [inMdx]), other);
  expect([inMarkdown, inMdx, other].map(read)).toEqual([{}, {}, {}]);
});
