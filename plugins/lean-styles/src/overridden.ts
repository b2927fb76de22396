import type { Declaration, Document } from 'postcss';
import { isInLayer, isOnRootAtMost, isUnconditional, selectorsOf } from './places';

const ROOT = ':root';

/**
 * Drops what layers declare in vain: outside of them, where it wins, the same property is declared for the same
 * selector, or for the root element in every state. The winner's value has to be one that all supported browsers know.
 */
export function dropOverridden(sheets: Document): void {
  const winners = new Set<string>();
  const yielding: Declaration[] = [];
  sheets.walkDecls((declaration) => {
    if (!isInLayer(declaration)) {
      const always = isUnconditional(declaration) ? selectorsOf(declaration) : [];
      always.forEach((selector) => winners.add(`${selector} ${declaration.prop}`));
    } else if (!declaration.important) {
      yielding.push(declaration);
    }
  });
  const isOverridden = (declaration: Declaration): boolean => {
    const selectors = selectorsOf(declaration);
    const loses = (selector: string): boolean => winners.has(`${selector} ${declaration.prop}`);
    return (selectors.length > 0 && selectors.every(loses)) || (loses(ROOT) && isOnRootAtMost(declaration));
  };
  yielding.filter(isOverridden).forEach((declaration) => declaration.remove());
}
