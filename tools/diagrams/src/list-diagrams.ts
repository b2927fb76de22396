import { readFileSync } from 'node:fs';
import type { Code } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { globSync } from 'tinyglobby';
import { visit } from 'unist-util-visit';

/** A diagram as a page has it. */
export type DiagramSource = { file: string; line: number; source: string };

/** Where pages are: those of the site, and those that tests build. */
const PAGES = ['docs/**/*.md', 'versioned_docs/**/*.md', 'tests/fixtures/*/docs/**/*.md'];

/** @returns the diagrams in the text of a page */
export function readDiagrams(file: string, text: string): DiagramSource[] {
  const found: DiagramSource[] = [];
  visit(fromMarkdown(text), 'code', ({ lang, value, position }: Code) => {
    if (lang === 'mermaid') {
      found.push({ file, line: position?.start.line ?? 0, source: value });
    }
  });
  return found;
}

/** @returns the diagrams of all pages */
export const listDiagrams = (): DiagramSource[] =>
  globSync(PAGES)
    .sort()
    .flatMap((file) => readDiagrams(file, readFileSync(file, 'utf8')));
