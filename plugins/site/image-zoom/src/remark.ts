import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';

/** Elements that show a picture: Docusaurus makes the first of Markdown's. */
const PICTURES = ['img', 'ThemedImage'];

const LINKS = ['link', 'linkReference'];

const isElement = (node: { type: string }): node is MdxJsxFlowElement | MdxJsxTextElement =>
  ['mdxJsxFlowElement', 'mdxJsxTextElement'].includes(node.type);

/** Makes buttons of the pictures of a page, but not of those inside a link, which lead where the link does. */
export function remarkZoom(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (LINKS.includes(node.type) || (isElement(node) && node.name === 'a')) {
        return SKIP;
      }
      if (isElement(node) && PICTURES.includes(node.name ?? '')) {
        const alt = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'alt')?.value;
        const label = `Enlarge: ${typeof alt === 'string' ? alt : ''}`;
        const added = { role: 'button', tabIndex: '0', 'aria-label': label, 'data-control': 'zoom' };
        node.attributes.push(
          ...Object.entries(added).map(([name, value]) => ({ type: 'mdxJsxAttribute' as const, name, value })),
        );
      }
      return undefined;
    });
  };
}
