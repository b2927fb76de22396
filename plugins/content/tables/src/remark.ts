import type { InlineCode, PhrasingContent, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Tables of at most so many columns are tables on a phone, too. */
const NARROW = 2;

/** From how many columns on a table is too wide for less than a large screen, and for any. */
const [WIDE, WIDEST] = [5, 7];

/** A word of code of at most so many characters fits into any column. */
const SHORT = 12;

/** Places where a name or an address may be broken: behind separators, and before a word of `camelCase`. */
const BREAKS = /(?<=[./:_\-,&=?)\]}|])(?=[\w$[({])|(?<=[a-z])(?=[A-Z])/g;

/** What `data` of a node tells the step that makes elements of it. */
type Properties = Record<string, string | undefined>;

function setProperties(node: { data?: { hProperties?: object } | undefined }, properties: Properties): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
}

/** The parts of code between the places where it may be broken; spaces are such places anyway. */
function splitCode(value: string): string[] {
  const parts = [''];
  for (const word of value.split(/(?<=\s)/)) {
    const [first = '', ...rest] = word.length > SHORT ? word.split(BREAKS) : [word];
    parts.push(`${parts.pop() ?? ''}${first}`, ...rest);
  }
  return parts;
}

/** Code that may be broken, with `<wbr>` where it may; copied text stays as it is. */
function makeBreakable({ value }: InlineCode): PhrasingContent | undefined {
  const parts = splitCode(value);
  if (parts.length === 1) {
    return undefined;
  }
  const children = parts.flatMap((part, index): PhrasingContent[] => [
    ...(index > 0 ? [{ type: 'mdxJsxTextElement' as const, name: 'wbr', attributes: [], children: [] }] : []),
    { type: 'text', value: part },
  ]);
  return { type: 'mdxJsxTextElement', name: 'BreakableCode', attributes: [], children };
}

function breakCode(table: Table): void {
  visit(table, 'inlineCode', (node, index, parent) => {
    const code = makeBreakable(node);
    if (code && parent && index !== undefined) {
      parent.children[index] = code;
    }
  });
}

/** A style sheet that shows rows as records takes the roles of a table from its elements, so they are stated. */
function labelCells({ children: [head, ...rows] }: Table): void {
  const labels = head?.children.map((cell) => toString(cell)) ?? [];
  for (const row of [head, ...rows]) {
    row?.children.forEach((cell, index) => {
      const isHead = row === head;
      setProperties(cell, {
        role: isHead ? 'columnheader' : 'cell',
        'data-label': isHead || index === 0 ? undefined : labels[index],
      });
    });
    if (row) {
      setProperties(row, { role: 'row' });
    }
  }
}

function nameClass(columns: number): string {
  if (columns >= WIDEST) {
    return 'records records-widest';
  }
  return columns >= WIDE ? 'records records-wide' : 'records';
}

/** Names a table after the section that it stands in and its columns, and differently from the others of the page. */
function nameTable({ children: [head] }: Table, section: string, taken: Set<string>): string {
  const columns = head?.children.map((cell) => toString(cell)).join(', ');
  const name = section ? `${section}: ${columns}` : `${columns}`;
  const same = [...taken].filter((other) => other === name || other.startsWith(`${name} (`)).length;
  const own = same > 0 ? `${name} (${same + 1})` : name;
  taken.add(own);
  return own;
}

/** Lets tables be read on narrow screens, and by ear: cells know their column, tables their section. */
export function remarkTables(): (tree: Root) => void {
  return (tree) => {
    const taken = new Set<string>();
    let section = '';
    visit(tree, ['heading', 'table'], (node) => {
      if (node.type === 'heading') {
        section = toString(node);
      } else if (node.type === 'table') {
        setProperties(node, { 'aria-label': nameTable(node, section, taken) });
        breakCode(node);
        const columns = node.children[0]?.children.length ?? 0;
        if (columns > NARROW) {
          labelCells(node);
          setProperties(node, { role: 'table', className: nameClass(columns) });
        }
      }
    });
  };
}
