/** Characters that MDX reads as code or markup where Markdown does not. */
const SPECIAL = /[{}<]/g;

/** Makes Markdown of a description safe in MDX; what stands between backticks is left as it is. */
export function escapeMdx(markdown: string): string {
  return markdown
    .split(/(```[\s\S]*?```|`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(SPECIAL, '\\$&')))
    .join('');
}

/** Text for one cell of a table: on one line, with its bars escaped. */
export function toCell(markdown: string): string {
  return escapeMdx(markdown)
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');
}

/** A table of Markdown, or nothing where there are no rows. */
export function printTable(head: string[], rows: string[][]): string {
  if (rows.length === 0) {
    return '';
  }
  const print = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [print(head), print(head.map(() => '---')), ...rows.map(print)].join('\n');
}

/** A block of code; the fence is longer than any run of backticks in it. */
export function printFence(language: string, code: string, meta = ''): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}${meta && ` ${meta}`}\n${code.trimEnd()}\n${fence}`;
}

/** Joins blocks of Markdown, leaving out those that are empty. */
export function joinBlocks(blocks: (string | undefined)[]): string {
  return blocks.filter(Boolean).join('\n\n');
}
