/** Attributes that only say how something looks. */
const LOOKS = ['className', 'style'];

/**
 * The parts of a parsed piece of code that are read here.
 *
 * @typedef {{ type: string; name?: unknown; callee?: Node; openingElement?: { name: Node } }} Node
 */

/** @param {Node | undefined} node */
const readName = (node) => (typeof node?.name === 'string' ? node.name : undefined);

/**
 * Leaves out what readers' texts and class names are made of: tests that repeat them would find nothing.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'texts',
    value: {
      /** @param {object} path */
      shouldIgnore(path) {
        const { node } = /** @type {{ node: Node }} */ (path);
        if (node.type === 'CallExpression' && readName(node.callee) === 'translate') {
          return 'The message of translate() is text.';
        }
        if (node.type === 'JSXElement' && readName(node.openingElement?.name) === 'Translate') {
          return 'The message of <Translate> is text.';
        }
        if (node.type === 'JSXAttribute' && LOOKS.includes(readName(/** @type {Node} */ (node.name)) ?? '')) {
          return 'Classes and styles say how something looks: pictures and styles are compared in a browser.';
        }
        return undefined;
      },
    },
  },
];
