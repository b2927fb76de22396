/** A table of Markdown, or nothing where there are no rows. */
export function printTable(head: string[], rows: string[][]): string {
  if (rows.length === 0) {
    return '';
  }
  const print = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [print(head), print(head.map(() => '---')), ...rows.map(print)].join('\n');
}

/** Joins blocks of Markdown, leaving out those that are empty. */
export function joinBlocks(blocks: (string | undefined)[]): string {
  return blocks.filter(Boolean).join('\n\n');
}
