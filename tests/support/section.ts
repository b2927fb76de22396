import { readFileSync } from 'node:fs';

/**
 * The Markdown of a page from a heading to the next one.
 *
 * @param heading its text, without `#`
 * @throws Error when the page has no such heading
 */
export function readSection(file: string, heading: string): string {
  const parts = readFileSync(file, 'utf8').split(/^#{2,4} /m);
  const section = parts.find((part) => part.split('\n', 1)[0] === heading);
  if (section === undefined) {
    throw new Error(`${file} has no heading "${heading}"`);
  }
  return section;
}
