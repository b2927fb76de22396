import type { AtRule, Declaration, Rule } from 'postcss';
import parser, { type Node, type Selector } from 'postcss-selector-parser';
import { parseSelectors } from './rules';

/** What the rule of a declaration stands in, from the inside out. */
function listAround({ parent }: Declaration): (AtRule | Rule)[] {
  const list: (AtRule | Rule)[] = [];
  let around = parent?.parent;
  while (around?.type === 'atrule' || around?.type === 'rule') {
    list.push(around);
    around = around.parent;
  }
  return list;
}

const isLayer = (around: AtRule | Rule): boolean => around.type === 'atrule' && around.name === 'layer';

/** Tells whether a declaration is part of a cascade layer, and yields to what is outside of them. */
export const isInLayer = (declaration: Declaration): boolean => listAround(declaration).some(isLayer);

/** Tells whether a declaration holds wherever its selectors match: no media query, no other condition. */
export const isUnconditional = (declaration: Declaration): boolean => listAround(declaration).every(isLayer);

/** The selectors of a declaration's rule; none for a declaration that stands elsewhere, such as in `@font-face`. */
export function selectorsOf({ parent }: Declaration): string[] {
  return parent?.type === 'rule' ? parent.selectors : [];
}

/** Docusaurus marks the root element, and no other, with the colour mode. */
const MARK_OF_ROOT = /^data-theme(-choice)?$/;

function isRoot(node: Node): boolean {
  if (parser.isPseudo(node)) {
    return node.value === ':root' || (/^:(is|where)$/.test(node.value) && node.nodes.every(selectsRoot));
  }
  return (
    (parser.isTag(node) && node.value === 'html') || (parser.isAttribute(node) && MARK_OF_ROOT.test(node.attribute))
  );
}

function selectsRoot({ nodes }: Selector): boolean {
  const isOneElement = !nodes.some((node) => parser.isCombinator(node) || parser.isPseudoElement(node));
  return isOneElement && nodes.some(isRoot);
}

/** Tells whether a declaration holds for the root element at most. */
export function isOnRootAtMost({ parent }: Declaration): boolean {
  return parent?.type === 'rule' && parseSelectors(parent).every(selectsRoot);
}

/** Tells whether a declaration holds for the root element in whatever state the page is. */
export function isAlwaysOnRoot(declaration: Declaration): boolean {
  return selectorsOf(declaration).some((selector) => selector === ':root') && isUnconditional(declaration);
}
