import type { AtRule, Document, Rule } from 'postcss';
import parser, { type Node, type Selector } from 'postcss-selector-parser';
import type { Names } from './names';

/** Pseudo-classes that match nothing where none of their selectors can. */
const NEEDS_ONE = new Set([':is', ':where', ':has', ':matches', ':-webkit-any', ':-moz-any']);

function canMatch(node: Node, names: Names): boolean {
  if (parser.isClassName(node)) {
    return names.spells(node.value);
  }
  // What stands in any other pseudo-class, such as `:not`, does not keep a selector from matching.
  if (parser.isPseudo(node) && NEEDS_ONE.has(node.value.toLowerCase())) {
    return node.nodes.some((selector) => canSelect(selector, names));
  }
  return true;
}

function canSelect(selector: Selector, names: Names): boolean {
  return selector.nodes.every((node) => canMatch(node, names));
}

/**
 * The selectors of a rule.
 *
 * @throws Error with the place of a rule whose selector is none
 */
export function parseSelectors(rule: Rule): Selector[] {
  try {
    return parser().astSync(rule.selector).nodes;
  } catch (error) {
    throw rule.error(`the selector "${rule.selector}" is none: ${(error as Error).message}`);
  }
}

/** Tells whether a rule is a step of an animation, such as `from`. */
function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

/** Drops the selectors that need a class without a use, and rules that have no other. */
export function dropUnusedRules(sheets: Document, names: Names): void {
  sheets.walkRules((rule) => {
    if (isStep(rule)) {
      return;
    }
    const selectors = parseSelectors(rule);
    const used = selectors.filter((selector) => canSelect(selector, names));
    if (used.length === 0) {
      rule.remove();
    } else if (used.length < selectors.length) {
      rule.selectors = used.map((selector) => String(selector).trim());
    }
  });
}
