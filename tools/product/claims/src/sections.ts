import type { Node, Parent, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { matchExamples, type Example } from '../../../../grammar/match-examples';
import { readComment, readSentences, type Comment, type Sentence } from './sentence';

/** A paragraph or a cell of a table, with the comments that follow its sentences. */
export type Block = {
  sentences: Sentence[];
  comments: Comment[];
  /** Header of the cell's column; empty for prose. */
  column: string;
  table?: Table;
  /** Text of the first cell of the row. */
  row?: string;
};

export type Section = {
  blocks: Block[];
  /** Examples between the section's heading and the next one of its level or a higher one. */
  examples: Example[];
};

/** A comment on a line of its own comes after everything in the block before it. */
export const AFTER_ALL = Number.MAX_SAFE_INTEGER;

function readTable(table: Table): Block[] {
  const [header, ...rows] = table.children;
  return rows.flatMap((row) =>
    row.children.map((cell, index) => ({
      ...readSentences(cell),
      column: toString(header?.children[index] ?? { type: 'text', value: '' }).trim(),
      table,
      row: toString(row.children[0] ?? { type: 'text', value: '' }).trim(),
    })),
  );
}

function readBlocks(nodes: Node[]): Block[] {
  const blocks: Block[] = [];
  let previous: Block[] = [];
  for (const node of nodes) {
    const comment =
      node.type === 'mdxFlowExpression' ? readComment((node as unknown as { value: string }).value) : undefined;
    if (comment !== undefined) {
      // One comment for all cells of a table, or all items of a list.
      const shared = { text: comment, line: node.position?.start.line ?? 0, start: AFTER_ALL };
      previous.forEach(({ comments }) => comments.push(shared));
    } else {
      previous = readBlock(node);
      blocks.push(...previous);
    }
  }
  return blocks;
}

function readBlock(node: Node): Block[] {
  if (node.type === 'paragraph') {
    return [{ ...readSentences(node as Parent), column: '' }];
  }
  if (node.type === 'table') {
    return readTable(node as Table);
  }
  return 'children' in node && node.type !== 'heading' ? readBlocks((node as Parent).children) : [];
}

function depthOf(node: RootContent | undefined): number | undefined {
  return node?.type === 'heading' ? node.depth : undefined;
}

/** Takes a page apart at its headings. A section's examples include those of the sections inside it. */
export function readSections({ children }: Parent): Section[] {
  const nodes = children;
  const starts = [0, ...nodes.flatMap((node, index) => (node.type === 'heading' && index > 0 ? [index] : []))];
  return starts.map((start, index) => {
    const depth = depthOf(nodes[start]);
    const next = starts.slice(index + 1).find((other) => depth === undefined || (depthOf(nodes[other]) ?? 0) <= depth);
    const inside = nodes.slice(start, next);
    return {
      blocks: readBlocks(nodes.slice(start, starts[index + 1])),
      examples: matchExamples({ type: 'root', children: inside }),
    };
  });
}
