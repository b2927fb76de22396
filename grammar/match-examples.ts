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
  /** Files that a command leaves, each recorded in a fence such as ```` ```json result title="./dump.json" ````. */
  files: Fence[];
  /** Whether it carries the flag `check`: it is run, and the page doesn't show it. */
  hidden: boolean;
  /** Why it is not checked. */
  unverified?: string;
  parent: Parent;
  /** Index of `fence.node` among the parent's children; the result and the files follow it. */
  index: number;
};

const SHELL = new Set(['bash', 'sh', 'shell']);
const SCRIPT = new Set(['js', 'jsx', 'ts', 'tsx']);

/** A file of a project: `./config/server.js`, `src/api/…`. */
const PROJECT_PATH =
  /^\.?\/?(?:config|data|src|database|public|\.env|package\.json|providers|types|tests|jest\.config)\b/;

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

/** The fences right below an example that record what it gives. */
function readResults(kind: Kind, siblings: Node[], index: number): Pick<Example, 'result' | 'files'> {
  const flag = RESULT_FLAG[kind];
  const files: Fence[] = [];
  let result: Fence | undefined;
  for (const node of flag === undefined ? [] : siblings.slice(index + 1)) {
    const fence = isCode(node) ? readFence(node) : undefined;
    const isFile = kind === 'shell' && fence?.values.title !== undefined;
    if (!fence || !flag || !fence.flags.has(flag) || (!isFile && (result || files.length > 0))) {
      break;
    }
    if (isFile) {
      files.push(fence);
    } else {
      result = fence;
    }
  }
  return { ...(result && { result }), files };
}

/** Tells whether the verifier runs an example or starts the product with it. */
export function isExecuted({ kind, fence, hidden }: Example): boolean {
  return kind === 'shell' ? hidden || fence.flags.has('run') : kind !== 'source';
}

/** How many fences an example is made of. */
export function countFences({ result, files }: Example): number {
  return 1 + (result ? 1 : 0) + files.length;
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
      const example: Example = {
        kind,
        fence,
        ...readResults(kind, tree.children, index),
        hidden: fence.flags.has('check'),
        ...(fence.values.unverified !== undefined && { unverified: fence.values.unverified }),
        parent: tree,
        index,
      };
      examples.push(example);
      index += countFences(example) - 1;
    } else if (node && isParent(node)) {
      examples.push(...matchExamples(node));
    }
  }
  return examples;
}
