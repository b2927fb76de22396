import type { Code, Node, Parent } from 'mdast';
import { readFence, type Fence } from './fence';

/** How the verifier treats a fence, or a pair of them. */
export type Kind = 'http' | 'graphql' | 'run' | 'file' | 'shell' | 'source';

/** One example of a page: a fence, and the fence with its recorded result where the grammar asks for one. */
export type Example = {
  kind: Kind;
  fence: Fence;
  /** What the product answered or printed: a ```` ```json response ````, ```` ```json result ```` or ```` ```text result ````. */
  result?: Fence;
  /** Why it is not checked. */
  unverified?: string;
  parent: Parent;
  /** Place of `fence.node` among the parent's children; the result follows it. */
  index: number;
};

const SHELL = new Set(['bash', 'sh', 'shell']);
const SCRIPT = new Set(['js', 'jsx', 'ts', 'tsx']);

/** A file of a project: `./config/server.js`, `src/api/…`. */
const PROJECT_PATH = /^\.?\/?(?:config|src|database|public|\.env|package\.json|types)\b/;

/** GraphQL that can be sent; anything else written in it declares types. */
const OPERATION = /^\s*(?:#.*\s+)*(?:query|mutation|subscription|fragment|\{)/;

function kindOf({ lang, flags, values, text }: Fence): Kind {
  if (lang === 'http' || (lang === 'graphql' && OPERATION.test(text))) {
    return lang;
  }
  if (SCRIPT.has(lang) && flags.has('run')) {
    return 'run';
  }
  if (values.title !== undefined && PROJECT_PATH.test(values.title)) {
    return 'file';
  }
  return SHELL.has(lang) ? 'shell' : 'source';
}

/** The word that marks the result of each kind that has one. */
export const RESULT_FLAG: Partial<Record<Kind, string>> = {
  http: 'response',
  graphql: 'response',
  run: 'result',
  shell: 'result',
  file: 'result',
};

function isCode(node: Node | undefined): node is Code {
  return node?.type === 'code';
}

function isParent(node: Node): node is Parent {
  return 'children' in node;
}

/**
 * Finds the examples of a parsed page, in reading order. Every fence belongs to exactly one.
 *
 * @param tree the page, or a part of it
 * @returns an example for each fence that is not the result of the one before it
 */
export function matchExamples(tree: Parent): Example[] {
  const examples: Example[] = [];
  for (let index = 0; index < tree.children.length; index += 1) {
    const node: Node | undefined = tree.children[index];
    if (isCode(node)) {
      const fence = readFence(node);
      const kind = kindOf(fence);
      const example: Example = { kind, fence, parent: tree, index };
      const flag = RESULT_FLAG[kind];
      const next: Node | undefined = tree.children[index + 1];
      if (flag !== undefined && isCode(next)) {
        const result = readFence(next);
        if (result.flags.has(flag)) {
          example.result = result;
          index += 1;
        }
      }
      if (fence.values.unverified !== undefined) {
        example.unverified = fence.values.unverified;
      }
      examples.push(example);
    } else if (node && isParent(node)) {
      examples.push(...matchExamples(node));
    }
  }
  return examples;
}
