import type { Document } from 'postcss';
import parseValue, { type FunctionNode, type Node } from 'postcss-value-parser';
import type { Names } from './names';
import { isAlwaysOnRoot, isOnRootAtMost } from './places';
import { listNamesIn, listProperties, type Properties } from './properties';

/** Values that are none: the first is empty, the others refer to another declaration. */
const NO_VALUE = /^(|initial|inherit|unset|revert|revert-layer)$/i;

/** The custom property that a function reads, if it is `var(…)`. */
function readBy({ value, nodes }: FunctionNode): string | undefined {
  return value.toLowerCase() === 'var' ? nodes.find(({ type }) => type === 'word')?.value : undefined;
}

/** Writes values in place of `var(…)`, wherever one is known. */
function replaceReads(value: string, valueOf: (name: string) => string | undefined): string {
  const replace = (nodes: Node[]): Node[] =>
    nodes.map((node, index) => {
      if (node.type !== 'function') {
        return node;
      }
      const name = readBy(node);
      const known = name === undefined ? undefined : valueOf(name);
      if (known === undefined) {
        return { ...node, nodes: replace(node.nodes) };
      }
      // `var(--a)var(--b)` are two values, `1remsolid` would be one.
      const gap = (other?: Node): string => (other && other.type !== 'space' && other.type !== 'div' ? ' ' : '');
      return { ...node, type: 'word', value: `${gap(nodes[index - 1])}${known}${gap(nodes[index + 1])}` };
    });
  return value.includes('var(') ? parseValue.stringify(replace(parseValue(value).nodes)) : value;
}

/** Tells whether a property keeps the value that the style sheets give it. */
type IsFixed = (name: string) => boolean;

/** Finds the values of properties that every element inherits unchanged from the root. */
function findConstants(properties: Properties, isFixed: IsFixed): (name: string) => string | undefined {
  const found = new Map<string, string | undefined>();

  /** Tells whether a property is the same for every element, though not in every state of the page. */
  function isOfRoot(name: string): boolean {
    const declarations = properties.get(name) ?? [];
    return declarations.some(isAlwaysOnRoot) && declarations.every(isOnRootAtMost) && isFixed(name);
  }

  function find(name: string): string | undefined {
    const [declaration, ...others] = properties.get(name) ?? [];
    if (!declaration || others.length > 0 || !isAlwaysOnRoot(declaration) || !isFixed(name)) {
      return undefined;
    }
    const value = replaceReads(declaration.value.trim(), valueOf);
    return NO_VALUE.test(value) || !listNamesIn(value).every(isOfRoot) ? undefined : value;
  }

  function valueOf(name: string): string | undefined {
    if (!found.has(name)) {
      // Set first: a property that reads itself has no value.
      found.set(name, undefined);
      found.set(name, find(name));
    }
    return found.get(name);
  }
  return valueOf;
}

/** Writes the values of custom properties that are always the same to where they are read. */
export function inlineConstants(sheets: Document, names: Names): void {
  // Properties with a type have their value computed where they are declared.
  const typed = new Set<string>();
  sheets.walkAtRules('property', ({ params }) => void typed.add(params));
  const valueOf = findConstants(listProperties(sheets), (name) => !names.sets(name) && !typed.has(name));
  sheets.walkDecls((declaration) => {
    declaration.value = replaceReads(declaration.value, valueOf);
  });
}
