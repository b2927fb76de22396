import { readFileSync } from 'node:fs';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parsePage } from './page';

/** A row of a table. */
export type Row = {
  /** The heading that the table stands under. */
  heading: string;
  /** Which table of the page it is, from 0 on. */
  table: number;
  /** What the table's first column is called. */
  column: string;
  cells: string[];
  /** The code in each cell. */
  codes: string[][];
};

/** Rows of all tables of a page, without their heads. */
export function readRows(file: string, source = readFileSync(file, 'utf8')): Row[] {
  const rows: Row[] = [];
  let heading = '';
  let table = -1;
  visit(parsePage(file, source).tree, (node) => {
    if (node.type === 'heading') {
      // A heading may end with a comment that names its anchor.
      heading = toString(node).replace(/\s*\/\*.*\*\/$/, '');
    } else if (node.type === 'table') {
      table += 1;
      const [head, ...body] = node.children;
      const column = toString(head?.children[0]);
      for (const { children } of body) {
        const codes = children.map((cell) => {
          const found: string[] = [];
          visit(cell, 'inlineCode', ({ value }) => void found.push(value));
          return found;
        });
        rows.push({ heading, table, column, cells: children.map((cell) => toString(cell)), codes });
      }
    }
  });
  return rows;
}

/** What the first columns of the tables under a heading name in code, sorted. */
export function listCodes(rows: Row[], heading: string, columns = 1): string[] {
  return rows
    .filter((row) => row.heading === heading)
    .flatMap(({ codes }) => codes.slice(0, columns).flat())
    .sort();
}

/** What the first column of the first table under a heading says, sorted. */
export function listFirstColumn(rows: Row[], heading: string): string[] {
  const below = rows.filter((row) => row.heading === heading);
  return below
    .filter(({ table }) => table === below[0]?.table)
    .map(({ cells: [first = ''] }) => first)
    .sort();
}
