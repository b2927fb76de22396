import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { readPage } from '../../verify/src/read-page';

/** Something on a page, with its line in the file. */
export type Named = { name: string; line: number };

/** A part of a page under one heading, with that heading. */
export type Part = Named & { hasSteps: boolean; isPictured: boolean };

/** What a page claims about the panel. */
export type GuidePage = {
  /** Path of the file, such as `docs/user-docs/intro.md`. */
  file: string;
  /** Names of interface elements: whatever stands in bold. */
  names: Named[];
  /** Addresses of its pictures. */
  pictures: Named[];
  parts: Part[];
  /** What its fences of code contain. */
  code: string;
  /** Whether it is about what only a license brings, so that nothing of it can be shown here. */
  isEnterprise: boolean;
};

/** @throws UserError when the page can't be parsed */
export function readGuide(file: string): GuidePage {
  const { data, tree, lineOffset } = readPage(file);
  const names: Named[] = [];
  const pictures: Named[] = [];
  const parts: Part[] = [];
  const code: string[] = [];
  visit(tree, (node) => {
    const line = (node.position?.start.line ?? 1) + lineOffset;
    const part: Partial<Part> = parts.at(-1) ?? {};
    if (node.type === 'strong') {
      names.push({ name: toString(node).replace(/\s+/g, ' '), line });
    } else if (node.type === 'heading') {
      parts.push({ name: toString(node), line, hasSteps: false, isPictured: false });
    } else if (node.type === 'image') {
      pictures.push({ name: node.url, line });
      part.isPictured = true;
    } else if (node.type === 'code') {
      code.push(node.value);
    } else if (node.type === 'list' && node.ordered) {
      part.hasSteps = true;
    }
  });
  return { file, names, pictures, parts, code: code.join('\n'), isEnterprise: data.plan === 'enterprise' };
}
