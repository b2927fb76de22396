/**
 * Texts of an API description inside a generated page. The page is MDX, which runs code; the texts are CommonMark
 * (https://spec.openapis.org/oas/v3.1.0#rich-text-formatting) and come from outside. So a page holds each text as an
 * element with one string, and `remarkDescriptionTexts` puts the parsed text there. No text is ever read as MDX.
 */

/** Name of the element; no component has it, so a page that misses the plugin fails to build. */
export const ELEMENT = 'DescriptionText';

/** How a text is read: as Markdown, as it is, as code inside a line, or as a block of code. */
export type Kind = 'markdown' | 'plain' | 'code' | 'block';

/** Characters without a meaning in MDX, Markdown, tables, or the patterns that Docusaurus replaces in sources. */
const HARMLESS = /[^\w "\\.,;/()-]/g;

/** A JSON string on one line in which every other character is escaped, also a valid JavaScript string. */
function quote(text: string): string {
  return JSON.stringify(text).replace(
    HARMLESS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function printElement(kind: Kind, text: string, attributes: Record<string, string> = {}): string {
  const rest = Object.entries(attributes).map(([name, value]) => ` ${name}={${quote(value)}}`);
  return `<${ELEMENT} ${kind}={${quote(text)}}${rest.join('')} />`;
}

/**
 * A text that may hold CommonMark.
 *
 * @param under level of the heading that the text follows; headings in it are one level deeper
 */
export function markdown(text: string, under = 1): string {
  return text.trim() === '' ? '' : printElement('markdown', text, { under: String(under) });
}

/** A text that is shown character by character, such as a title. */
export const plain = (text: string): string => printElement('plain', text);

/** Code inside a line. */
export const code = (text: string): string => printElement('code', text);

/**
 * A block of code.
 *
 * @param language its name for highlighting
 */
export function codeBlock(language: string, text: string, title = ''): string {
  return printElement('block', text.trimEnd(), { language, ...(title && { title }) });
}

/** The value of an attribute of a component, as an expression: `name={"…"}`. */
export const attribute = (name: string, value: string): string => `${name}={${quote(value)}}`;
