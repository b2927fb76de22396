import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nameFile } from './name-file';

export type Options = {
  /** Folder of the drawings, made by `npm run diagrams`. */
  folder: string;
};

/** Puts drawings in the place of fences in Mermaid's language. Pages then need neither its script nor JavaScript. */
export function remarkDiagrams({ folder }: Options): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, 'code', (code, index, parent) => {
      if (code.lang !== 'mermaid' || parent === undefined || index === undefined) {
        return;
      }
      const drawing = join(folder, nameFile(code.value));
      if (!existsSync(drawing)) {
        file.fail('this diagram has not been drawn: run npm run diagrams, and commit what it writes', code);
      }
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'Diagram',
        attributes: [{ type: 'mdxJsxAttribute', name: 'svg', value: readFileSync(drawing, 'utf8') }],
        children: [],
      } as unknown as RootContent;
    });
  };
}
