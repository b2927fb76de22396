import type { InlineCode, PhrasingContent, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import ts from 'typescript';
import { parsePage } from '../support/page';

/** A line of the specification, and what holds it. */
export type Statement = {
  /** Heading that its table stands under, e.g. `2. Screens and routes`. */
  section: string;
  text: string;
  /** Each `file › title`, as written in code spans of the second cell. */
  tests: string[];
  /** The second cell's text outside of code spans, e.g. `planned: search`. */
  note: string;
  /** What was taken out when the tests were seen to fail. */
  seenToFail: string;
};

function readRow(section: string, { children: [statement, heldBy, seenToFail] }: TableRow): Statement {
  const isCode = (node: PhrasingContent): node is InlineCode => node.type === 'inlineCode';
  const cell = heldBy?.children ?? [];
  return {
    section,
    text: toString(statement),
    tests: cell.filter(isCode).map(({ value }) => value),
    note: toString(cell.filter((node) => !isCode(node))).trim(),
    seenToFail: toString(seenToFail).trim(),
  };
}

/** The rows of every table of a Markdown file, its header rows left out. */
export function readStatements(markdown: string): Statement[] {
  let section = '';
  return parsePage('README.md', markdown).tree.children.flatMap((node) => {
    if (node.type === 'heading') {
      section = toString(node);
    }
    return node.type === 'table' ? node.children.slice(1).map((row) => readRow(section, row)) : [];
  });
}

/** The titles of the tests in a source, those built from a template as their source has it; skipped tests hold nothing. */
export function readTitles(file: string, source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^test(\.each\b|$)/.test(node.expression.getText())) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) {
        titles.push(title.text);
      } else if (title && ts.isTemplateExpression(title)) {
        titles.push(title.getText().slice(1, -1));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return titles;
}
