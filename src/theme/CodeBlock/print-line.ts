import clsx from 'clsx';
import type { Token } from './tokens';

/** Classes of a line with a number: of the line, of the number and of what stands beside it. */
type Numbers = { line?: string; number?: string; content?: string };

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as HTML between tags. */
const escape = (text: string) => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);

/**
 * A line of code as HTML, with the elements of the theme's `CodeBlock/Line`; plain text has none of its own.
 *
 * @param classNames of the line, such as that of a highlighted one
 * @param numbers given where lines have numbers
 */
export function printLine(tokens: Token[], classNames?: readonly string[], numbers?: Numbers): string {
  const text = tokens
    .map(({ types, content }) =>
      types.length > 0 ? `<span class="${types.join(' ')}">${escape(content)}</span>` : escape(content),
    )
    .join('');
  const inside = numbers
    ? `<span class="${numbers.number ?? ''}"></span><span class="${numbers.content ?? ''}">${text}</span>`
    : text;
  return `<div class="${clsx('token-line', classNames, numbers?.line)}">${inside}<br></div>`;
}
