import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { readPage } from '../../verify-examples/src/read-page';

/** Something on a page, with its line in the file. */
export type Named = { name: string; line: number };

/** What a page of the User Guide claims about the panel. */
export type GuidePage = {
  /** Path of the file, such as `docs/user-docs/intro.md`. */
  file: string;
  /** Names of interface elements: whatever stands in bold. */
  names: Named[];
  /** Addresses of its pictures. */
  pictures: Named[];
  /** Whether it is about what only a license brings, so that nothing of it can be shown here. */
  isEnterprise: boolean;
};

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
  return { file, names, pictures, isEnterprise: data.plan === 'enterprise' };
}
