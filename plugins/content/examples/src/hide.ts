import type { List, ListItem, Parent } from 'mdast';
import { visit } from 'unist-util-visit';
import { countFences, type Example } from '../../../../grammar/match-examples';
import { ExampleError } from './describe-example';

/** A fence that isn't indented ends the list above it, and the list would stay in two parts without the fence. */
function refuseSplitList({ fence, parent, index }: Example, next: number): void {
  const [before, after] = [parent.children[index - 1], parent.children[next]];
  if (before?.type === 'list' && after?.type === 'list' && before.ordered === after.ordered) {
    throw new ExampleError(
      'this hidden check splits a list in two: indent it and its results as far as the text of the item above',
      fence,
    );
  }
}

/** Says whether an item has no more than a paragraph with lists below it, so that it needs no blank line inside. */
function isShort({ children: [first, ...others] }: ListItem): boolean {
  return first?.type === 'paragraph' && others.every(({ type }) => type === 'list');
}

/**
 * Sets the items of a list close together again, where only the blank lines around hidden fences kept them apart.
 * Source: the rule for loose lists in CommonMark 0.31, section 5.3.
 */
function tighten(list: List): void {
  if (list.children.every(isShort)) {
    list.spread = false;
    list.children.forEach((item) => (item.spread = false));
  }
}

function contains(list: List, part: Parent): boolean {
  let isFound = false;
  visit(list, (node) => {
    isFound ||= node === part;
  });
  return isFound;
}

/**
 * Takes a hidden example out of a page, with its results, as if it had not been there. Examples after it must have been
 * taken out before.
 *
 * @throws ExampleError when a list would stay in two parts
 */
export function removeHidden(tree: Parent, example: Example): void {
  const { parent, index } = example;
  refuseSplitList(example, index + countFences(example));
  parent.children.splice(index, countFences(example));
  visit(tree, 'list', (list: List) => {
    if (contains(list, parent)) {
      tighten(list);
    }
  });
}
