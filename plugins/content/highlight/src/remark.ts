import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { loadLanguages, tokenize, type Kinds } from './tokenize';

export type Options = { kinds: Kinds; additionalLanguages: string[] };

/** Code that is not shown as it stands: editors colour their own, diagrams are drawn. */
function isShown({ lang, meta }: Code): boolean {
  return lang !== 'mermaid' && !/\blive\b/.test(meta ?? '');
}

/** Gives each fence its tokens, as the property `tokens` of the element that is made of it. */
export function remarkHighlight({ kinds, additionalLanguages }: Options): (tree: Root) => void {
  loadLanguages(additionalLanguages);
  return (tree) => {
    visit(tree, 'code', (node) => {
      if (isShown(node)) {
        const tokens = tokenize(node.value, (node.lang ?? 'text').toLowerCase(), kinds) ?? '';
        node.data = { ...node.data, hProperties: { ...node.data?.hProperties, tokens } };
      }
    });
  };
}
