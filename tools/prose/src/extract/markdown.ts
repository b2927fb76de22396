import type { Node, Nodes, Parent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isScalar, parseDocument, visit } from 'yaml';
import { parsePage } from '../../../product/verify/src/read-page';
import type { Block, Extract, Piece } from './block';

const markdown = unified().use(remarkParse).use(remarkGfm);

const READ_FRONT_MATTER = ['title', 'description', 'sidebar_label'];

/** Attributes of components that readers see or hear. */
const READ_ATTRIBUTES = ['title', 'label', 'alt', 'term'];

/** Inline nodes whose children belong to the sentence around them. */
const TRANSPARENT = new Set(['emphasis', 'delete', 'link', 'linkReference', 'textDirective', 'mdxJsxTextElement']);

const isJsx = (node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const isParent = (node: Node): node is Parent => 'children' in node;

const isInline = (node: RootContent): boolean => node.type === 'text' || TRANSPARENT.has(node.type);

/** Reads what a parsed Markdown file says, as `readBlocks` starts at `offset` of the source. */
class BlockReader {
  readonly blocks: Block[] = [];

  constructor(
    private readonly source: string,
    private readonly offset: number,
  ) {}

  private rangeOf({ position }: Node): { start: number; end: number } {
    const start = this.offset + (position?.start.offset ?? 0);
    return { start, end: this.offset + (position?.end.offset ?? 0) };
  }

  /** Adds a block of one piece, found in the source from `from` on. */
  private addFound(text: string, from: number): void {
    const start = this.source.indexOf(text, from);
    if (text !== '' && start !== -1) {
      this.blocks.push({ kind: 'paragraph', pieces: [{ kind: 'prose', start, end: start + text.length }] });
    }
  }

  private addAttributes(node: MdxJsxFlowElement | MdxJsxTextElement): void {
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxAttribute' && READ_ATTRIBUTES.includes(attribute.name)) {
        const from = this.source.indexOf(`${attribute.name}=`, this.rangeOf(node).start);
        this.addFound(typeof attribute.value === 'string' ? attribute.value : '', from);
      }
    }
  }

  private readInline(node: RootContent): Piece[] {
    if (isJsx(node)) {
      this.addAttributes(node);
    }
    if (node.type === 'image') {
      this.addFound(node.alt ?? '', this.rangeOf(node).start);
    }
    if (isParent(node) && TRANSPARENT.has(node.type)) {
      return node.children.flatMap((child) => this.readInline(child));
    }
    const range = this.rangeOf(node);
    const isAddress = /^https?:/.test(this.source.slice(range.start, range.end));
    return [{ kind: node.type === 'text' && !isAddress ? 'prose' : 'masked', ...range }];
  }

  /** Reads a node that stands alone, not within a sentence. */
  read(node: Nodes): void {
    if (isJsx(node)) {
      this.addAttributes(node);
    }
    if (!isParent(node)) {
      return;
    }
    // A component within a line is a block when it holds blocks, and a piece of a sentence otherwise.
    if (['paragraph', 'heading', 'tableCell'].includes(node.type) || node.children.some(isInline)) {
      const pieces = node.children.flatMap((child) => this.readInline(child));
      this.blocks.push({ kind: node.type === 'heading' ? 'heading' : 'paragraph', pieces });
      return;
    }
    node.children.forEach((child) => this.read(child));
  }
}

/** The values of front matter that readers see. */
function readFrontMatter(source: string): Block[] {
  const [whole, text] = /^---\n([\s\S]*?\n)---\n/.exec(source) ?? [];
  if (whole === undefined || text === undefined) {
    return [];
  }
  const blocks: Block[] = [];
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      if (isScalar(key) && READ_FRONT_MATTER.includes(String(key.value)) && isScalar(value) && value.range) {
        const [start, end] = value.range;
        blocks.push({ kind: 'paragraph', pieces: [{ kind: 'prose', start: start + 4, end: end + 4 }] });
      }
    },
  });
  return blocks;
}

/** Reads the prose of a page, which is MDX with directives. */
export const extractPage: Extract = (file, source) => {
  const { tree, textOffset } = parsePage(file, source);
  const reader = new BlockReader(source, textOffset);
  reader.read(tree);
  return [...readFrontMatter(source), ...reader.blocks];
};

/** Reads the prose of a plain Markdown file, such as a README. */
export const extractMarkdown: Extract = (_, source) => {
  const reader = new BlockReader(source, 0);
  reader.read(markdown.parse(source));
  return reader.blocks;
};
