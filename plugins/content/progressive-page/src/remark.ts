import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** Characters that fill a large screen, some to spare: what stands behind them can't be seen without scrolling. */
const FIRST_SCREEN = 2500;

/** Names of the component that pages get, and of the declarations of a page, which must stand at its top level. */
const COMPONENT = 'ProgressivePart';
const DECLARATION = 'mdxjsEsm';

/**
 * Wraps what stands behind the first screen of a page into the component `ProgressivePart`, between two of its blocks.
 * Pages that are hardly longer than that are left alone.
 */
export function remarkProgressivePage(): (tree: Root) => void {
  return (tree) => {
    const declarations = tree.children.filter(({ type }) => type === DECLARATION);
    const blocks = tree.children.filter(({ type }) => type !== DECLARATION);
    let length = 0;
    const end = blocks.findIndex((block) => {
      length += toString(block).length;
      return length > FIRST_SCREEN;
    });
    const later = end < 0 ? [] : blocks.slice(end + 1);
    if (toString({ type: 'root', children: later }).length > FIRST_SCREEN) {
      const part = { type: 'mdxJsxFlowElement', name: COMPONENT, attributes: [], children: later };
      tree.children = [...declarations, ...blocks.slice(0, end + 1), part as RootContent];
    }
  };
}
