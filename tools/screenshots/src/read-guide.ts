import { toString } from 'mdast-util-to-string';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { readPage } from '../../verify-examples/src/read-page';

/** Something on a page, with its line in the file. */
export type Named = { name: string; line: number };

/** A part of a page under one heading that leads through numbered steps. */
export type Task = Named & { isPictured: boolean };

/** What a page of the User Guide claims about the panel. */
export type GuidePage = {
  /** Path of the file, such as `docs/user-docs/intro.md`. */
  file: string;
  /** Names of interface elements: whatever stands in bold. */
  names: Named[];
  /** Addresses of its pictures. */
  pictures: Named[];
  tasks: Task[];
  /** Whether it is about what only a license brings, so that nothing of it can be shown here. */
  isEnterprise: boolean;
};

const holds = (node: RootContent, isSought: (inner: RootContent) => boolean): boolean => {
  let isFound = false;
  visit(node, (inner) => {
    isFound ||= isSought(inner);
  });
  return isFound;
};

/** Takes a page apart at its headings, and keeps the parts with numbered steps. */
function listTasks(tree: Root, lineOffset: number): Task[] {
  const parts: { heading: RootContent; content: RootContent[] }[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading') {
      parts.push({ heading: node, content: [] });
    } else {
      parts.at(-1)?.content.push(node);
    }
  }
  return parts
    .filter(({ content }) => content.some((node) => holds(node, (inner) => inner.type === 'list' && !!inner.ordered)))
    .map(({ heading, content }) => ({
      name: toString(heading),
      line: (heading.position?.start.line ?? 1) + lineOffset,
      isPictured: content.some((node) => holds(node, (inner) => inner.type === 'image')),
    }));
}

/** @throws UserError when the page can't be parsed */
export function readGuide(file: string): GuidePage {
  const { data, tree, lineOffset } = readPage(file);
  const names: Named[] = [];
  const pictures: Named[] = [];
  visit(tree, (node) => {
    const line = (node.position?.start.line ?? 1) + lineOffset;
    if (node.type === 'strong') {
      names.push({ name: toString(node).replace(/\s+/g, ' '), line });
    } else if (node.type === 'image') {
      pictures.push({ name: node.url, line });
    }
  });
  return { file, names, pictures, tasks: listTasks(tree, lineOffset), isEnterprise: data.plan === 'enterprise' };
}
