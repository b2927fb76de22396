import type { Parents, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { ELEMENT, type Kind } from './elements';
import { parseText, toPhrasing } from './parse-text';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

type Attributes = Partial<Record<Kind | 'under' | 'language' | 'title', string>>;

/** The attributes of an element that `elements.ts` has printed: all are JSON strings. */
function readAttributes({ attributes }: Element): Attributes {
  const values: Attributes = {};
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'object' && attribute.value) {
      values[attribute.name as keyof Attributes] = JSON.parse(attribute.value.value) as string;
    }
  }
  return values;
}

function toBlocks(element: Element): RootContent[] {
  const { markdown, plain, code, block, under, language, title } = readAttributes(element);
  if (block !== undefined) {
    return [{ type: 'code', lang: language ?? 'text', value: block, data: { hProperties: { title } } }];
  }
  if (markdown !== undefined) {
    return parseText(markdown, Number(under));
  }
  const child: PhrasingContent =
    code === undefined ? { type: 'text', value: plain ?? '' } : { type: 'inlineCode', value: code };
  return [{ type: 'paragraph', children: [child] }];
}

/** Puts the texts of an API description into its pages, parsed as CommonMark; see `elements.ts`. */
export function remarkDescriptionTexts(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node, index, parent: Parents | undefined) => {
      const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      if (!isElement || node.name !== ELEMENT || !parent || index === undefined) {
        return undefined;
      }
      const blocks = toBlocks(node);
      const nodes = node.type === 'mdxJsxFlowElement' ? blocks : toPhrasing(blocks);
      (parent.children as RootContent[]).splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}
