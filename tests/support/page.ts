import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { listFiles } from './files';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/** A page as its writer left it. */
export type Page = {
  file: string;
  /** Front matter, keys in the writer's order. */
  data: Record<string, unknown>;
  tree: Root;
  /** Line of the file on which the tree's first line stands, minus one. */
  lineOffset: number;
};

/** Parses a page's source. */
export function parsePage(file: string, source: string): Page {
  // An options object keeps gray-matter from handing out its cached, shared result.
  const { data, content } = matter(source, {});
  const lineOffset = source.split('\n').length - content.split('\n').length;
  return { file, data, tree: parser.parse(content), lineOffset };
}

/** Every page of the present version, fragments included. */
export function readPages(): Page[] {
  return listFiles(['docs/**/*.{md,mdx}']).map((file) => parsePage(file, readFileSync(file, 'utf8')));
}
