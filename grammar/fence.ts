import type { Code } from 'mdast';

/** A code fence and what stands behind its backticks: ```` ```json response status=404 ````. */
export type Fence = {
  /** First word, lower case; empty when there is none. */
  lang: string;
  /** Words without a value, such as `response`, `result`, `run`. */
  flags: Set<string>;
  /** Words with a value, such as `status=404` or `title="./config/server.js"`. */
  values: Record<string, string>;
  text: string;
  /** Line of the page on which the fence opens, as the parser counts; 0 when it is unknown. */
  line: number;
  node: Code;
};

const WORD = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

/** Reads a fence of a parsed page. */
export function readFence(node: Code): Fence {
  const flags = new Set<string>();
  const values: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of (node.meta ?? '').matchAll(WORD)) {
    const value = double ?? single ?? bare;
    if (value === undefined) {
      flags.add(name);
    } else {
      values[name] = value;
    }
  }
  return {
    lang: (node.lang ?? '').toLowerCase(),
    flags,
    values,
    text: node.value,
    line: node.position?.start.line ?? 0,
    node,
  };
}
