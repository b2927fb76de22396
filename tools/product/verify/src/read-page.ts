import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { UserError } from '../../../bootstrap/src/user-error.mjs';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/** A page as its writer left it. */
export type Page = {
  file: string;
  /** The whole file, as it was read. */
  source: string;
  /** Front matter, keys in the writer's order. */
  data: Record<string, unknown>;
  tree: Root;
  /** Line of the file on which the tree's first line stands, minus one. */
  lineOffset: number;
  /** Place in the file at which the tree's text begins. */
  textOffset: number;
};

/**
 * Parses a page's source.
 *
 * @throws UserError naming the file and what the parser stumbles over
 */
export function parsePage(file: string, source: string): Page {
  // An options object keeps gray-matter from handing out its cached, shared result.
  const { data, content } = matter(source, {});
  const textOffset = source.length - content.length;
  const lineOffset = source.slice(0, textOffset).split('\n').length - 1;
  try {
    return { file, source, data, tree: parser.parse(content), lineOffset, textOffset };
  } catch (error) {
    throw new UserError(`${file} cannot be parsed: ${(error as Error).message}`);
  }
}

/** Reads and parses a page. */
export function readPage(file: string): Page {
  return parsePage(file, readFileSync(file, 'utf8'));
}
